import type { BlockOf, BlockType, ImageDetails, UploadFolder } from '@busbar/contract'
import { createContext, use } from 'react'
import { describedImage } from '../parts/shown-image.ts'

/** What a block is given. */
export type BlockProps<Type extends BlockType> = { block: BlockOf<Type> }

/** What is known of the images of the record that the blocks belong to. */
export const BlockImages = createContext<Images>({ folder: 'general', pictures: {} })

/** An image of a block, ready to show. */
export function useBlockImage() {
  const { folder, pictures } = use(BlockImages)
  return (reference: string) => describedImage(folder, reference, pictures)
}

type Images = { folder: UploadFolder; pictures: Record<string, ImageDetails> }
