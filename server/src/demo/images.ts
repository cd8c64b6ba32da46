import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { texts, type UploadFolder, uploadFolders } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { images } from '../content/tables.ts'
import { noteImage } from '../features/uploads/keep-image.ts'
import { type CleanImage, cleanImage, imageCleanedBefore, imageOfDrawing } from '../platform/files/images.ts'
import { demoFolder, readDemoData } from './content.ts'

/** `file` is its place in `server/demo/`, such as `clients/01-calderfold-paper.svg`. */
type DemoImage = { folder: UploadFolder; file: string; image: CleanImage; alt?: string }

/** Every image of the demo, as the application keeps images. */
export async function readDemoImages(): Promise<DemoImage[]> {
  const alternativeTexts: Record<string, string> = JSON.parse(await readDemoData('alternative-texts.json'))
  const folders = await Promise.all(
    uploadFolders.map(async (folder) => {
      const files = await readdir(new URL(folder, demoFolder)).catch(() => [])
      return files.map(async (name) => {
        const file = `${folder}/${name}`
        return { folder, file, image: await imageOf(file), alt: alternativeTexts[file] }
      })
    }),
  )
  return Promise.all(folders.flat())
}

/** Notes them, once they are stored, as if each had been uploaded; answers their addresses by those that the demo writes. */
export async function addDemoImages(keep: Parameters<typeof noteImage>[0], demoImages: DemoImage[]) {
  const addresses = new Map<string, string>()
  for (const { folder, file, image, alt } of demoImages) {
    const url = await noteImage(keep, folder, image, file.split('/')[1])
    addresses.set(`/uploads/${file}`, url)
    if (alt) await keep.tx.update(images).set({ alt }).where(eq(images.url, url))
  }
  return addresses
}

async function imageOf(file: string): Promise<CleanImage> {
  const content = await readFile(new URL(file, demoFolder))
  const kind = extname(file)
  if (kind === '.webp') return imageCleanedBefore(content)
  return kind === '.svg' ? imageOfDrawing(content) : cleanImage(content, texts.images)
}
