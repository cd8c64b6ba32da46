import { expect, test } from 'vitest'
import { embeddedVideo } from './video-address.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
])('%s is shown by its player', (link, player) => expect(embeddedVideo(link)).toBe(player))

test.each([
  'javascript:alert(1)',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/watch?v=../../redirect',
  'https://vimeo.com/76979871x/../../login',
  'https://www.youtube.com/',
  'watch?v=dQw4w9WgXcQ',
])('A30: %s is shown by none', (link) => expect(embeddedVideo(link)).toBeNull())
