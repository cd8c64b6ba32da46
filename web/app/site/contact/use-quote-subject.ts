import { limits, texts } from '@busbar/contract'
import { type RefObject, useEffect } from 'react'

/** Who comes from 'Request Quote' finds the subject written, unless they have written one themselves. */
export function useQuoteSubject(form: RefObject<HTMLFormElement | null>, about?: string) {
  useEffect(() => {
    const subject = form.current?.elements.namedItem('subject') as HTMLInputElement | null | undefined
    if (!subject || !about) return
    const isOurs = subject.value === '' || subject.value === subject.dataset.written
    if (!isOurs) return
    subject.value = quoteSubject(about)
    subject.dataset.written = subject.value
  }, [form, about])
}

export function quoteSubject(about: string) {
  return texts.contact.quoteFor(about).slice(0, limits.contact.subject)
}
