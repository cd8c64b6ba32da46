import { recordTexts } from '../records/record-texts.ts'

export const characteristicsTexts = recordTexts('characteristics', {
  what: { title: 'What it is', hint: 'One characteristic is used by all categories whose products have it.' },
  values: {
    title: 'Its values',
    hint: 'In a product, values are typed as usual: 12 kV, 0,4kV or 630–2500 A.',
  },
  more: { title: 'More about it' },
  kind: 'Kind',
  kinds: { number: 'Number', range: 'Range', choice: 'Choice', text: 'Text', yesNo: 'Yes or no' },
  unit: 'Unit',
  noUnit: 'No unit',
  unitHint: 'Values may be typed in any other unit of the same kind.',
  decimals: 'Decimals shown at least',
  group: 'Group',
  groupHint: 'The heading it is listed under, such as Ratings or Dimensions.',
  choice: (number: number) => `Choice ${number}`,
  addChoice: 'Add choice',
  etimHint: 'Its code in the classification ETIM, such as EF000227.',
})
