import { texts } from '@busbar/contract'
import { expect, test } from 'vitest'
import { testVideos } from '../../../test/uploads.ts'
import { kindOfVideo } from './video-kind.ts'

const said = (body: Buffer) => {
  try {
    return kindOfVideo(body)
  } catch (error) {
    return (error as Error).message
  }
}

test('what a video is, its content says', () => {
  expect(said(testVideos.mp4())).toBe('mp4')
  expect(said(testVideos.webm())).toBe('webm')
})

test('A34: what is no whole video is refused: other files, QuickTime, Matroska, and anything before or after it', () => {
  const { mp4, webm } = testVideos
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const swapped = (body: Buffer, from: string, to: string) =>
    Buffer.from(body.toString('latin1').replace(from, to), 'latin1')
  const bad = {
    nothing: Buffer.alloc(0),
    page,
    'an image': Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
    'a page before it': Buffer.concat([page, mp4()]),
    'a page behind it': Buffer.concat([mp4(), page]),
    'a page behind the other': Buffer.concat([webm(), page]),
    'cut off': mp4().subarray(0, -3),
    'cut off as well': webm().subarray(0, -3),
    QuickTime: swapped(mp4(), 'isom', 'qt  '),
    Matroska: swapped(webm(), 'webm', 'mkvx'),
    'without anything to see': mp4().subarray(0, 24),
    'a box of no size': Buffer.concat([mp4(), Buffer.from([0, 0, 0, 4, 0x66, 0x72, 0x65, 0x65])]),
    zeros: Buffer.alloc(1000),
    header: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  }
  for (const [what, body] of Object.entries(bad))
    expect([what, said(body)]).toEqual([what, texts.videos.wrongType])
})
