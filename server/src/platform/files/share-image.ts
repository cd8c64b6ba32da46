import { limits } from '@busbar/contract'
import sharp from 'sharp'

const { width, height } = limits.image.share
/** The most that a logo takes of it. */
const room = { width: 760, height: 330 }
/** How much a small logo may be enlarged before it looks coarse. */
const enlargement = 2
const bar = 14

/** A JPEG in the size that networks show: a logo in the middle of its ground, over a bar of the accent. */
export async function shareImage(logo: Buffer, { ground, accent }: { ground: string; accent: string }) {
  const own = await sharp(logo).metadata()
  const drawn = await sharp(logo)
    .resize({
      width: Math.min(room.width, own.width * enlargement),
      height: Math.min(room.height, own.height * enlargement),
      fit: 'inside',
    })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { info } = drawn
  const strip = await sharp({ create: { width, height: bar, channels: 3, background: accent } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      {
        input: drawn.data,
        left: Math.round((width - info.width) / 2),
        top: Math.round((height - bar - info.height) / 2),
      },
      { input: strip, left: 0, top: height - bar },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
