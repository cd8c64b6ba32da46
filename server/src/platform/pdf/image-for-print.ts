import sharp from 'sharp'

/** What an image of a PDF is for: how large it is shown there, and how it is best kept. */
export type PrintKind = 'photo' | 'drawing' | 'logo'

export type PrintImage = { bytes: Buffer; width: number; height: number }

const most: Record<PrintKind, { width: number; height: number }> = {
  photo: { width: 840, height: 840 },
  drawing: { width: 1800, height: 1200 },
  logo: { width: 600, height: 160 },
}

/**
 * An image of ours as a PDF can have it: opaque, on the ground that it stands on, and no larger than 300 dots per inch
 * need. Keep it by the image's key, kind and ground where many documents show it.
 */
export async function imageForPrint(image: Buffer, kind: PrintKind, ground = '#ffffff'): Promise<PrintImage> {
  const drawn = sharp(image)
    .rotate()
    .resize({ ...most[kind], fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace('srgb')
  // A stored drawing's paper is almost white, which would show as a grey box on real paper.
  const clear = kind === 'drawing' ? drawn.linear(1.03, 0) : drawn
  const encoded = kind === 'photo' ? clear.jpeg({ quality: 84 }) : clear.png({ palette: true, effort: 1 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
