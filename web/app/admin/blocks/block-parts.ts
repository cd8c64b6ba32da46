import { type BlockType, blockTypes, fieldRules, kebabCase } from '@busbar/contract'
import type { ComponentType } from 'react'
import type { AboutBlock } from './about-block.ts'

/** What a block's `<type>.fields.tsx` exports. */
type BlockPart = { default: ComponentType; about: AboutBlock }

const parts = import.meta.glob<BlockPart>('./*.fields.tsx', { eager: true })

export function blockPart(type: BlockType) {
  return parts[`./${kebabCase(type)}.fields.tsx`] as BlockPart
}

/** A block in which nothing is filled in yet. */
export function emptyBlock(type: BlockType) {
  const input = blockTypes[type]
  const fields = Object.keys(input.shape).map((field) => [field, fieldRules(input, field).empty])
  return { ...Object.fromEntries(fields), type, key: newKey() } as EditedBlock
}

export const newKey = () => crypto.randomUUID()

/** A block while it is edited: a chosen image is a file until it is stored. */
export type EditedBlock = { type: BlockType; key: string } & Record<string, unknown>
