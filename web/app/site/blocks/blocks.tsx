import { type Block, type ImageDetails, kebabCase, type UploadFolder } from '@busbar/contract'
import type { ComponentType } from 'react'
import { BlockImages } from './block-image.ts'
import styles from './blocks.module.css'

/**
 * The body of a page, block by block. A block is the default export of `<type>.block.tsx`. It is printed once, when the
 * page is published: a visitor is sent no script for it.
 */
export function Blocks({ blocks, folder, pictures }: BlocksProps) {
  return (
    <BlockImages value={{ folder, pictures }}>
      <div className={styles.blocks}>
        {blocks.map((block) => {
          const Part = parts[`./${kebabCase(block.type)}.block.tsx`]
          return Part && <Part key={block.key} block={block} />
        })}
      </div>
    </BlockImages>
  )
}

const parts = import.meta.glob<ComponentType<{ block: Block }>>('./*.block.tsx', {
  eager: true,
  import: 'default',
})

type BlocksProps = { blocks: Block[]; folder: UploadFolder; pictures: Record<string, ImageDetails> }
