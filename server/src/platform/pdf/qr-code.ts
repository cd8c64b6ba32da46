import { encode } from 'uqr'

/** Draws an address as a QR code, black on white as every reader expects it. Paper around it is its quiet zone. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  address: string,
  at: { x: number; y: number; size: number },
) {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const module = at.size / size
  for (const [row, modules] of data.entries())
    for (let from = 0; from < size; from++) {
      if (!modules[from]) continue
      const gap = modules.indexOf(false, from)
      const to = gap < 0 ? size : gap
      doc.rect(at.x + from * module, at.y + row * module, (to - from) * module, module)
      from = to
    }
  doc.fill('#000000')
}
