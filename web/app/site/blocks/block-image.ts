import type { BlockOf, BlockType, ImageDetails, UploadFolder } from '@busbar/contract'
import { createContext, use } from 'react'
import { describedImage } from '../parts/shown-image.ts'

/** What a block is given. */
export type BlockProps<Type extends BlockType> = { block: BlockOf<Type> }

/** The same for one whose `load` reads something through the API, as any visitor may. */
export type LoadedBlockProps<
  Type extends BlockType,
  Load extends (...args: never[]) => Promise<unknown>,
> = BlockProps<Type> & { data: Awaited<ReturnType<Load>> }

/** What is known of the images of the record that the blocks belong to. */
export const BlockImages = createContext<Images>({ folder: 'general', pictures: {} })

/** An image of a block, ready to show. */
export function useBlockImage() {
  const { folder, pictures } = use(BlockImages)
  return (reference: string | null) => describedImage(folder, reference, pictures)
}

type Images = { folder: UploadFolder; pictures: Record<string, ImageDetails> }
