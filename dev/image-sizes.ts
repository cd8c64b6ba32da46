import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kept = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/busbar/image-sizes')

/** Lends a new stack the smaller sizes of images that an earlier one has made: they are named by their content. */
export function lendImageSizes(uploadsFolder: string) {
  copySizes(kept, uploadsFolder)
}

/** Keeps the smaller sizes that a stack has made, for the next one: making those of the demo takes over a minute. */
export function keepImageSizes(uploadsFolder: string) {
  copySizes(uploadsFolder, kept)
}

function copySizes(from: string, to: string) {
  if (!existsSync(from)) return
  for (const folder of readdirSync(from)) {
    mkdirSync(join(to, folder), { recursive: true })
    for (const file of readdirSync(join(from, folder))) {
      const isSize = /^[\w-]{32}-\d+\.(?:webp|avif|jpg)$/.test(file)
      const target = join(to, folder, file)
      if (isSize && !existsSync(target)) copyFileSync(join(from, folder, file), target)
    }
  }
}
