import { limits } from '../../limits.ts'
import { active, image, list, text } from '../fields/field.ts'
import { pageFields } from '../fields/page-fields.ts'
import { blocks, blocksShown } from './blocks.ts'

/** The fields of every record that is written in blocks, besides those of its content type. */
export function articleFields(titleRequired: string) {
  return {
    title: text({
      required: titleRequired,
      max: limits.text.name,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    imageUrl: image({ seenBy: 'everybody' }),
    body: list('own', { input: blocks, output: blocksShown, seenBy: 'everybody', isTranslated: true }),
    isActive: active(),
    ...pageFields,
  }
}
