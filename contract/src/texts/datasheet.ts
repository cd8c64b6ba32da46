/** The words of a product's datasheet. */
export const datasheet = {
  document: 'Datasheet',
  title: (product: string) => `${product}: datasheet`,
  revision: (number: number, date: string) => `Revision ${number} · ${date}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  keyFigures: 'Key figures',
  technicalData: 'Technical data',
  dimensions: 'Dimensions',
  drawingOf: (product: string) => `Dimension drawing of ${product}`,
  /** Over values that are in no group. */
  general: 'General',
  orderCodes: 'Order codes',
  orderCode: 'Order code',
  variant: 'Variant',
  continued: (heading: string) => `${heading} (continued)`,
  notForNewProjects: 'Not for new projects: please plan with another product.',
  discontinued: 'Discontinued: this product is no longer made.',
  replacedBy: (product: string) => `It is replaced by ${product}.`,
  latest: 'Is this the latest revision?',
  latestHint: (date: string) =>
    `This datasheet shows the product as of ${date}. For current data and all documents, see:`,
  qrCode: (address: string) => `QR code with the address ${address}`,
} as const
