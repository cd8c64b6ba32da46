import { expect, test } from 'vitest'
import { sanitizeHtml } from './rich-text.ts'

test('A30: what acts is taken out of a text, and what leads elsewhere may lead to the web alone', () => {
  expect(sanitizeHtml('<p onclick="x()">a<script>b</script></p>')).toBe('<p>a</p>')
  expect(sanitizeHtml('<a href="javascript:x()">c</a>')).not.toContain('javascript')
  expect(sanitizeHtml('<a href="https://a.example">d</a>')).toContain('https://a.example')
})
