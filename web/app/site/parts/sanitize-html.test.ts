import { expect, test } from 'vitest'
import { sanitizeHtml } from './sanitize-html.ts'

/** Signs are written as numbers; names are easier to read here. */
const shown = (html: string) =>
  sanitizeHtml(html, 4)
    .replaceAll('&#60;', '&lt;')
    .replaceAll('&#62;', '&gt;')
    .replaceAll('&#38;', '&amp;')
    .replaceAll('&#34;', '&quot;')

test('keeps paragraphs, emphasis, lists, tables and links as they were written', () => {
  const html =
    '<p>Bring <strong>a laptop</strong> &amp; <em>boots</em>.<br></p><ul><li>One</li><li>Two</li></ul>' +
    '<table><tbody><tr><td colspan="2">09:00</td></tr></tbody></table>'
  expect(shown(html)).toBe(html)
  expect(shown('<a href="https://wattwerk.example/?a=1&amp;b=2" rel="x">More</a>')).toBe(
    '<a href="https://wattwerk.example/?a=1&amp;b=2" rel="noopener nofollow">More</a>',
  )
})

test('puts headings below the one of what the text belongs to', () => {
  expect(shown('<h2>Day one</h2><h3>Morning</h3><h4>Lab</h4>')).toBe(
    '<h4>Day one</h4><h5>Morning</h5><h6>Lab</h6>',
  )
  expect(sanitizeHtml('<h2>Rated</h2><h4>Outdoors</h4>', 3)).toBe('<h3>Rated</h3><h5>Outdoors</h5>')
})

test('S11: headings follow the one above without a gap, whichever level the text begins at', () => {
  expect(shown('<h3>Day one</h3><h4>Morning</h4>')).toBe('<h4>Day one</h4><h5>Morning</h5>')
  expect(sanitizeHtml('<p>Before</p><h4>Rated</h4>', 2)).toBe('<p>Before</p><h2>Rated</h2>')
})

test('shows what the text says, not what it looks like', () => {
  expect(shown('<p>1 &lt; 2 &amp;lt; 3</p>')).toBe('<p>1 &lt; 2 &amp;lt; 3</p>')
})

test('V10: binds numbers to their units in the text, and in nothing else', () => {
  expect(shown('<p><a href="https://firm.example/12 kV">12 kV</a>, 2 &lt; 5 A</p>')).toBe(
    '<p><a href="https://firm.example/12 kV" rel="noopener nofollow">12\u00a0kV</a>, 2 &lt; 5\u00a0A</p>',
  )
})

test('closes what it opens and nothing else, so that it stays in its place', () => {
  expect(shown('Ends in the middle <strong>of <em>it')).toBe(
    'Ends in the middle <strong>of <em>it</em></strong>',
  )
  expect(shown('</p></div></section>late</strong>')).toBe('&lt;/div&gt;&lt;/section&gt;late')
  expect(shown('<ul><li>One</ul>after</li>')).toBe('<ul><li>One</li></ul>after')
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<svg><p><style><img src=x onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://x.example/&quot; onmouseover=&quot;alert(1)">x</a>',
  '<p style="position:fixed">x</p>',
  '<td colspan="99999999">x</td>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<constructor>x</constructor><__proto__>x</__proto__><toString>x</toString>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '</script><script>alert(1)</script>',
  '<!--><p>--><script>alert(1)</script>',
  '<p>\u2028</p><form action="//evil.example"><input name="a"></form>',
]

test.each(attacks)('A30: nothing but harmless elements comes of %j', (html) => {
  const harmless = sanitizeHtml(html, 4)
  const elements = harmless.match(/<[^>]*>/g) ?? []
  for (const element of elements)
    expect(element).toMatch(
      /^<(\/?(p|table|td|a)|a href="(https?:\/\/|mailto:|tel:|\/[^/\\]|#)[^"]*" rel="noopener nofollow")>$/,
    )
  expect(harmless.replace(/<[^>]*>/g, '')).not.toMatch(/[<>"]/)
})
