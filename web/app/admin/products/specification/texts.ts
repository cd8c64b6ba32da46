/** What the editor of a product says about its values. */
export const specificationTexts = {
  group: {
    title: 'Specification',
    hint: 'Type values as usual: 12\u00a0kV, 0,4kV, 630–2500\u00a0A or ≥\u00a095\u00a0%.',
  },
  loading: 'Loading characteristics...',
  failed: 'The characteristics could not be loaded',
  noCategory: 'Choose a category above. It says which characteristics its products have.',
  noneAsked: 'This category has no characteristics yet. Choose them under Categories.',
  ungrouped: 'General',
  others: 'Not asked for in this category',
  othersHint: 'Visitors see these values, too. Empty a field to remove its value.',
  allThere: (count: number) =>
    count === 1 ? 'The value is filled in.' : `All ${count} values are filled in.`,
  filledIn: (there: number, count: number) => `${there} of ${count} filled in.`,
  missing: (names: string[], more: number) =>
    `Still missing: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  understood: (typed: string, as: string) => `“${typed}” was understood as ${as}`,
  of: (name: string, problem: string) => `${name}: ${problem}`,
  yes: 'Yes',
  no: 'No',
  undo: 'Undo filling in',
  undone: 'The values are as they were before',
  copy: {
    open: 'Copy from another product',
    label: 'Product of the same category',
    hint: 'Only fields that are still empty are filled in.',
    act: 'Fill in',
    none: 'No other product found',
    failed: 'The product could not be loaded',
    done: (count: number, title: string) =>
      `${counted(count, 'value')} copied from ${title}. Please check them.`,
    nothing: (title: string) => `${title} has no value that is missing here.`,
    note: (title: string) => `Copied from ${title}`,
  },
  paste: {
    open: 'Paste a column',
    label: 'Cells from a spreadsheet',
    hint: 'Two columns with names and values, or one column with the values in the order below.',
    preview: 'What the lines become',
    line: 'Pasted',
    characteristic: 'Field',
    value: 'Value',
    unknown: (name: string) => `No characteristic here is called “${name}”`,
    twice: 'This characteristic is in a line above already',
    tooMany: 'There are fewer characteristics than lines',
    empty: 'Empty, left as it is',
    same: 'As it is already',
    instead: (before: string) => `instead of ${before}`,
    act: (count: number) => (count === 0 ? 'Fill in' : `Fill in ${counted(count, 'value')}`),
    done: (count: number) => `${counted(count, 'value')} filled in.`,
    leftOut: (count: number) => `${counted(count, 'line')} will be left out.`,
  },
} as const

function counted(count: number, one: string) {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
