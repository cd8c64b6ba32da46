import type { ImageDetails, UploadFolder } from '@busbar/contract'
import { describedImage } from '../parts/shown-image.ts'

/** A record's own texts for search engines and shared links; null where the page's content will do. */
export function pageHead(folder: UploadFolder, record: Described) {
  const { searchTitle, searchDescription, shareImage, pictures } = record
  return {
    title: searchTitle,
    description: searchDescription,
    image: describedImage(folder, shareImage, pictures),
  }
}

export type PageHead = ReturnType<typeof pageHead>

type Described = {
  searchTitle: string | null
  searchDescription: string | null
  shareImage: string | null
  pictures: Record<string, ImageDetails>
}
