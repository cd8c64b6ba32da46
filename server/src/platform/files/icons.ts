import sharp from 'sharp'

/** What an icon is made of: a clean image, and what it stands on where it does not fill the square itself. */
export type IconSource = { image: Buffer; ground: string; isSquare: boolean }

/** How much of the square a logo takes; phones may cut a circle out of it. */
const share = { plain: 0.84, maskable: 0.68 }

/** A square PNG. */
export async function pngIcon({ image, ground, isSquare }: IconSource, size: number, isMaskable = false) {
  const inner = isSquare ? size : Math.round(size * share[isMaskable ? 'maskable' : 'plain'])
  const fit = isSquare ? 'cover' : 'contain'
  const drawn = await sharp(image)
    .resize({ width: inner, height: inner, fit, background: transparent })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An .ico file with one PNG in it, which browsers have read for fifteen years. */
export async function icoIcon(source: IconSource, size: number) {
  const png = await pngIcon(source, size)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** A drawing of our own around the PNG: nothing that somebody uploaded is ever markup. */
export async function svgIcon(source: IconSource, size: number) {
  const png = (await pngIcon(source, size)).toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><clipPath id="c"><rect width="${size}" height="${size}" rx="${size / 6}"/></clipPath><image width="${size}" height="${size}" clip-path="url(#c)" href="data:image/png;base64,${png}"/></svg>`,
  )
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
