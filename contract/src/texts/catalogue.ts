/** How a value that is true or not is shown. */
export const yesNo = { yes: 'Yes', no: 'No' } as const

/** In place of a value that differs too much between variants to be shown in one line. */
export const seeVariants = 'See variants'

/** Why a value does not fit its characteristic. */
export const characteristics = {
  kinds: {
    number: 'a number',
    range: 'a range',
    choice: 'a choice',
    text: 'a text',
    yesNo: 'yes or no',
  },
  /** What a category says about one. */
  marks: { isKeyFigure: 'key figure', isFilter: 'filter', isCompared: 'compared' },
  otherKind: (kind: string) => `This must be ${kind}`,
  unitMissing: 'This value needs a unit',
  unitNeedless: 'This is a plain number without a unit',
  unitUnlike: (unit: string, expected: string) => `${unit} doesn’t measure the same as ${expected}`,
  choiceUnknown: (choice: string) => `“${choice}” is not among the choices`,
  choiceTwice: 'The same choice appears twice',
  oneChoice: 'Only one can be chosen',
  textMissing: 'Please enter a text',
  yesOrNo: 'Please enter yes or no',
  /** Why it cannot be changed or deleted as asked. */
  inUse: (products: number, categories: number) =>
    `It is still used by ${counted(products, 'product', 'products')} and ${counted(categories, 'category', 'categories')}. Please remove it there first.`,
  kindInUse: (products: number) =>
    `${counted(products, 'product has', 'products have')} values that would no longer fit. Please remove them first.`,
  unknown: 'This characteristic no longer exists',
  /** Before the sentence about its value. */
  of: (name: string, problem: string) => `${name}: ${problem}`,
} as const

function counted(count: number, one: string, several: string) {
  return `${count} ${count === 1 ? one : several}`
}
