import { limits } from '../limits.ts'
import { units } from '../quantities/units.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { etimCode } from './catalogue/etim-code.ts'
import { characteristicKinds } from './catalogue/product-values.ts'
import { optionalText, requiredText } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { choice, field, flag, list, longText, readOnly, text } from './fields/field.ts'

const { nameRequired, unitUnknown, decimalsInvalid, choiceRequired, keyInvalid, choiceTwice } =
  texts.rules.characteristics
const max = limits.catalogue

export const characteristics = contentType({
  singular: 'characteristic',
  fields: {
    name: text({
      required: nameRequired,
      max: limits.text.name,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    /** What it is in the address of a filtered list. */
    slug: readOnly({
      kept: { as: 'text', isUnique: true },
      output: z.string(),
      seenBy: 'everybody',
      isTranslated: false,
    }),
    kind: choice(characteristicKinds, { default: 'number', seenBy: 'everybody' }),
    /** The unit that is expected; values may be in any other in which the same can be said. */
    unit: field({
      kind: 'own',
      kept: { as: 'text' },
      presence: 'optional',
      input: optionalText(limits.text.name).refine((symbol) => !symbol || units.has(symbol), unitUnknown),
      output: z.string().nullable(),
      seenBy: 'everybody',
      isTranslated: false,
    }),
    /** How many digits behind the point are shown at least, in that unit. */
    decimals: field({
      kind: 'number',
      kept: { as: 'integer' },
      presence: 'optional',
      input: z.int(decimalsInvalid).min(0, decimalsInvalid).max(max.decimals, decimalsInvalid).nullish(),
      output: z.int().nullable(),
      seenBy: 'everybody',
      isTranslated: false,
    }),
    /** The heading under which it stands among others. */
    group: text({
      max: limits.text.name,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    /** What can be chosen. The key stays when the words change. */
    choices: list('own', {
      input: z
        .array(
          z.strictObject({
            key: z
              .string()
              .max(max.key)
              .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, keyInvalid),
            label: requiredText(choiceRequired, limits.text.name),
            etimValue: etimCode('EV').default(null),
          }),
        )
        .max(max.choices)
        .refine((some) => new Set(some.map(({ key }) => key)).size === some.length, choiceTwice),
      output: z.array(z.object({ key: z.string(), label: z.string(), etimValue: z.string().nullable() })),
      seenBy: 'everybody',
      isTranslated: true,
    }),
    /** Whether several can be chosen at once. */
    isMultiple: flag({ default: false, seenBy: 'everybody', label: 'Several can be chosen' }),
    description: longText({ max: limits.text.description, seenBy: 'everybody', isTranslated: true }),
    etimFeature: field({
      kind: 'text',
      kept: { as: 'text' },
      presence: 'optional',
      input: etimCode('EF'),
      output: z.string().nullable(),
      seenBy: 'everybody',
      isTranslated: false,
      label: 'ETIM feature',
    }),
  },
  sortable: ['name', 'createdAt'],
  filters: { group: z.string().max(limits.text.name).optional() },
})

export type CharacteristicInput = z.input<typeof characteristics.input>
export type Characteristic = z.infer<typeof characteristics.item>
export type PublicCharacteristic = z.infer<typeof characteristics.publicItem>
