import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import * as blockTypes from './block-types.ts'

export { blockTypes }

export type BlockType = keyof typeof blockTypes

/** The fields of a block, and what all of them have. */
export type BlockOf<Type extends BlockType> = z.output<(typeof blockTypes)[Type]> & {
  type: Type
  /** Tells it from the others of its page, wherever it is moved. */
  key: string
}

export type Block = { [Type in BlockType]: BlockOf<Type> }[BlockType]

/** The content types whose records can stand on cards. */
export const cardSourceNames = blockTypes.cards.shape.from.unwrap().options

export const blockTypeNames = Object.keys(blockTypes) as BlockType[]

/** Harmless wherever it is printed. */
export const blockKey = z.string().regex(/^[\w-]{1,40}$/)

const block = z.discriminatedUnion(
  'type',
  Object.entries(blockTypes).map(([type, fields]) =>
    z.strictObject({ type: z.literal(type), key: blockKey, ...fields.shape }),
  ) as unknown as [z.ZodObject<{ type: z.ZodLiteral<string> }>],
) as unknown as z.ZodType<Block, unknown>

/** The body of a page: its blocks, one below the other. */
export const blocks = z
  .array(block)
  .max(limits.blocks.max, texts.blocks.tooMany(limits.blocks.max))
  .refine((all) => new Set(all.map((one) => one.key)).size === all.length, texts.blocks.keyTwice)

/** The same as it is shown: each was kept to its own fields when it was saved. */
export const blocksShown = z.array(
  z.looseObject({ type: z.enum(blockTypeNames), key: z.string() }),
) as unknown as z.ZodType<Block[]>
