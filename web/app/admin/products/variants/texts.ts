/** What the editor of a product says about its variants. */
export const variantsTexts = {
  group: {
    title: 'Variants',
    hint: 'What can be ordered: a row for each order code, with the values in which it differs from the product.',
  },
  none: 'No variants yet. Without any, the product is described as one.',
  list: 'Variants',
  columns: 'Values that differ',
  columnsHint: 'Each becomes a column below. Taking one away removes its values.',
  orderCode: 'Order code',
  name: 'Name',
  price: (currency: string) => `Price in ${currency}`,
  actions: 'Actions',
  of: (what: string, number: number) => `${what} of variant ${number}`,
  numbered: (number: number) => `variant ${number}`,
  add: 'Add variant',
  remove: (number: number) => `Remove variant ${number}`,
  removed: (number: number) => `Variant ${number} is removed`,
  paste: {
    open: 'Paste from a spreadsheet',
    label: 'Rows from a spreadsheet',
    hint: (columns: string[]) =>
      `With a heading for each column, or in this order: ${columns.join(', ')}. A row with the order code of a variant above changes that one.`,
    pasted: 'Pasted',
    preview: 'What the rows become',
    outcome: 'Becomes',
    isNew: 'New',
    changes: 'Changes the one above',
    noCode: 'There is no order code in this row',
    twice: 'This order code is in a row above already',
    unknownColumns: (names: string[]) =>
      `No characteristic is called ${names.map((name) => `“${name}”`).join(' or ')}.`,
    priceUnclear: (typed: string) => `“${typed}” is no price`,
    tooMany: (max: number) => `A product has at most ${max} variants.`,
    act: (count: number) => (count === 0 ? 'Take over' : `Take over ${rows(count)}`),
    done: (count: number) => `${rows(count)} taken over.`,
    leftOut: (count: number) => `${rows(count)} will be left out.`,
  },
} as const

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`
