/** What somebody types who hopes that it reaches the database as a statement. */
export const sqlTries = [
  "'",
  '"',
  "' or '1'='1",
  "'; drop table users; --",
  "'; select pg_sleep(5); --",
  '1) union select null, password_hash from users --',
  '\\',
  '%',
  '$1',
]

/** Addresses that must never become a link or an image of a page. */
export const badAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt://x.y/%0aalert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://files.example/x',
  'https://user:password@evil.example',
  '//evil.example/x',
  '/\\evil.example',
  '../../etc/passwd',
]

/** Markup that would act if it came to a page. */
export const markupTries = [
  '<p onclick="alert(1)">Come<script>alert(1)</script></p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">Here</a>',
  '<a href="java&#9;script:alert(1)">Here</a>',
  '<svg><style><!--</style><img src=x onerror=alert(1)>--></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><button>Go</button></form>',
  '<p style="background:url(https://evil.example)">x</p>',
  'R&D <script>alert(1)</script>',
]

/** Names of files that lead elsewhere, break out of a header or act when they are shown. */
export const badNames = [
  '../../etc/passwd',
  '..\\..\\windows\\win',
  '/etc/passwd',
  'C:\\x',
  'x"; filename="evil.html',
  'x\r\nSet-Cookie: a=b',
  'x%0d%0aSet-Cookie: a=b',
  '<img src=x onerror=alert(1)>',
  'x\u202Efdp.exe',
  'x\0.html',
  '.htaccess',
  '\u2028',
  'CON',
  'x'.repeat(5000),
]
