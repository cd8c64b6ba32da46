import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { escapeHtml } from '../escape-html.ts'
import type { Faces } from './faces.ts'

type About = {
  title: string
  author: string
  subject: string
  language: string
  /** When its content last changed. The same content makes the same file. */
  changedAt: Date
}

/** A tagged document (PDF/UA-1, A4) without a page, and its bytes once it has ended. */
export function openPdf(about: About, faces: Faces) {
  const doc = new PDFDocument({
    // The types do not know it yet.
    ...({ subset: 'PDF/UA' } as object),
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: about.language,
    size: 'A4',
    margin: 0,
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    info: {
      Title: safeInXml(about.title),
      Author: safeInXml(about.author),
      Subject: safeInXml(about.subject),
      Creator: 'Busbar',
      CreationDate: about.changedAt,
      ModDate: about.changedAt,
    },
  })
  for (const { name, font } of Object.values(faces)) {
    // pdfkit takes a font that is open, which its types do not say.
    doc.registerFont(name, font as unknown as Uint8Array)
  }
  return { doc, bytes: buffer(doc) }
}

/** pdfkit puts these into its XML as they are, by `toString`, and everywhere else by their value. */
function safeInXml(text: string): string {
  return Object.assign(Object(text), { toString: () => escapeHtml(text) })
}
