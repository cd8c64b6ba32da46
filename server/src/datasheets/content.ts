import type { Look, texts } from '@busbar/contract'
import type { PrintImage } from '../platform/pdf/image-for-print.ts'

export type DatasheetWords = typeof texts.datasheet

/** An image as `imageForPrint` makes it, and what it shows. */
export type Figure = PrintImage & { alt: string }

/** All that a datasheet shows, as plain data: it can be sent to a thread. What is empty is left out. */
export type DatasheetContent = {
  /** As in HTML, such as `en`. */
  language: string
  firm: {
    name: string
    addressLines: string[]
    email: string | null
    phone: string | null
    website: string | null
    /** Made for the ground of the look's header, which is `headerGround`. */
    logo: PrintImage | null
    look: Look
  }
  product: {
    title: string
    shortDescription: string
    category: string | null
    /** Whether it is still for sale, and what replaces it. */
    lifecycle: string | null
    keyFigures: Row[]
    groups: { title: string; rows: Row[] }[]
    variants: { columns: string[]; rows: Variant[] }
    image: Figure | null
    drawing: Figure | null
    /** Where its page is. */
    address: string
  }
  /** The date as people read it, and the moment. */
  revision: { number: number; date: string; changedAt: Date }
}

export type Row = { name: string; value: string }

/** An order code, and a value for each of the columns in which variants differ. */
type Variant = { orderCode: string; name: string; values: string[] }
