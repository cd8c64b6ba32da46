/** An element of the tree that screen readers walk. */
export type Part = PDFKit.PDFStructureElement

type Options = {
  alt?: string
  scope?: 'Row' | 'Column'
  /** Where a figure is. */
  box?: { x: number; y: number; width: number; height: number }
}

/** Adds an element to the tree, filled by `fill`: with elements of its own, or with what is drawn in `part.add`. */
export function mark(
  doc: PDFKit.PDFDocument,
  parent: Part,
  type: string,
  fill: (part: Part) => void,
  options: Options = {},
) {
  const part = openPart(doc, parent, type, options)
  fill(part)
  part.end()
}

/** An element that is filled bit by bit, and has to be ended. */
export function openPart(doc: PDFKit.PDFDocument, parent: Part, type: string, options: Options = {}) {
  const { box, ...others } = options
  const bbox = box && [box.x, box.y, box.x + box.width, box.y + box.height]
  const part = doc.struct(type, { ...others, ...(bbox && { bbox }) })
  parent.add(part)
  return part
}

/** Draws something that a screen reader passes over: a line, a ground, or what stands on every page. */
export function decorate(
  doc: PDFKit.PDFDocument,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
) {
  doc.markContent('Artifact', { type })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}
