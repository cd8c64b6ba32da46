import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { texts, type UploadFolder, uploadFolders } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { images } from '../content/tables.ts'
import { noteImage } from '../features/uploads/keep-image.ts'
import { type CleanImage, cleanImage, imageCleanedBefore, imageOfDrawing } from '../platform/files/images.ts'
import { alternativeTexts } from './alternative-texts.ts'

/** The address of an image by its place in `server/demo/`, such as `clients/01-calderfold-paper.svg`. */
export type Images = (file: string) => string

type DemoImage = { folder: UploadFolder; file: string; image: CleanImage }

const root = new URL('../../demo/', import.meta.url)

/** Every image of the demo, as the application keeps images. */
export async function readDemoImages(): Promise<DemoImage[]> {
  const folders = await Promise.all(
    uploadFolders.map(async (folder) => {
      const files = await readdir(new URL(folder, root)).catch(() => [])
      return files.map(async (name) => {
        const file = `${folder}/${name}`
        return { folder, file, image: await imageOf(file) }
      })
    }),
  )
  return Promise.all(folders.flat())
}

/** Notes them, once they are stored, as if each had been uploaded. */
export async function addDemoImages(
  keep: Parameters<typeof noteImage>[0],
  demoImages: DemoImage[],
): Promise<Images> {
  const addresses = new Map<string, string>()
  for (const { folder, file, image } of demoImages) {
    const url = await noteImage(keep, folder, image, file.split('/')[1])
    addresses.set(file, url)
    const alt = alternativeTexts[file]
    if (alt) await keep.tx.update(images).set({ alt }).where(eq(images.url, url))
  }
  return (file) => {
    const address = addresses.get(file)
    if (!address) throw new Error(`There is no image server/demo/${file}`)
    return address
  }
}

async function imageOf(file: string): Promise<CleanImage> {
  const content = await readFile(new URL(file, root))
  const kind = extname(file)
  if (kind === '.webp') return imageCleanedBefore(content)
  return kind === '.svg' ? imageOfDrawing(content) : cleanImage(content, texts.images)
}
