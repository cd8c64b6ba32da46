// No zod in here: the public site makes formatted text harmless once more when it is rendered.

/** All that formatted text is made of: the editor offers nothing else, the server stores and pages show nothing else. */
export const richTextTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
