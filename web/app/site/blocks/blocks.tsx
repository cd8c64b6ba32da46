import { type Block, type Client, type ImageDetails, kebabCase, type UploadFolder } from '@busbar/contract'
import type { ComponentType } from 'react'
import { BlockImages } from './block-image.ts'
import styles from './blocks.module.css'

/**
 * The body of a page, block by block. A block is the default export of `<type>.block.tsx`. It is printed once, when the
 * page is published: a visitor is sent no script for it, unless it holds an island.
 */
export function Blocks({ blocks, folder, pictures }: BlocksProps) {
  return (
    <BlockImages value={{ folder, pictures }}>
      <div className={styles.blocks}>
        {blocks.map(({ block, data }) => {
          const { default: Part } = partOf(block)
          return <Part key={block.key} block={block} data={data} />
        })}
      </div>
    </BlockImages>
  )
}

/** The blocks with what they show of other records. To be called in loaders only. */
export function readBlocks(api: Client, blocks: Block[]): Promise<ReadBlock[]> {
  return Promise.all(blocks.map(async (block) => ({ block, data: await partOf(block).load?.(api, block) })))
}

const parts = import.meta.glob<BlockPart>('./*.block.tsx', { eager: true })

function partOf({ type }: Block): BlockPart {
  const file = `./${kebabCase(type)}.block.tsx`
  const part = parts[file]
  if (!part) throw new Error(`There is no file ${file} to show a block of the type ${type} with`)
  return part
}

type BlockPart = {
  default: ComponentType<{ block: Block; data: unknown }>
  load?: (api: Client, block: Block) => Promise<unknown>
}
type ReadBlock = { block: Block; data?: unknown }
type BlocksProps = { blocks: ReadBlock[]; folder: UploadFolder; pictures: Record<string, ImageDetails> }
