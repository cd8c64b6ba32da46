import { limits, texts } from '@busbar/contract'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Who comes from 'Request Quote' finds the subject written, unless they have written one themselves. */
export function useQuoteSubject(form: RefObject<HTMLFormElement | null>) {
  const { state } = useLocation()
  const about: unknown = state?.about

  useEffect(() => {
    const subject = form.current?.elements.namedItem('subject') as HTMLInputElement | null | undefined
    if (!subject || typeof about !== 'string') return
    const isOurs = subject.value === '' || subject.value === subject.dataset.written
    if (!isOurs) return
    subject.value = texts.contact.quoteFor(about).slice(0, limits.contact.subject)
    subject.dataset.written = subject.value
  }, [form, about])
}
