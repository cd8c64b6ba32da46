import { fixedPages } from '@busbar/contract'
import { isPlainClick } from '../parts/plain-click.ts'
import type { Quoted } from '../records/quoted.ts'
import { goToSection, showSection } from './section-links.ts'

const key = 'quoted'
const contact = '/#contact'

/**
 * 'Request Quote' leads to the landing page's form, which then knows what it is about. Without scripts it leads to a
 * contact page of the record's own.
 */
export function startQuotes() {
  // The landing page has no form.
  if (document.querySelector('[data-contact-page]')) return
  fillForm(takeQuoted())
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-quote]')) link.href = contact
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quote]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    // A dialog has its own address over that of the page which it was opened on.
    const from = window.history.state?.from ?? window.location.pathname
    request({ ...JSON.parse(link.dataset.quote ?? '{}'), from })
  })
}

function request(quoted: Quoted) {
  if (fillForm(quoted)) return showForm()
  try {
    sessionStorage.setItem(key, JSON.stringify(quoted))
    goToSection(contact.slice(1))
  } catch {
    // A browser that keeps nothing.
    window.location.assign(`${fixedPages.contact}/${quoted.about}`)
  }
}

/** On the page where it is, below the dialog that asks for it. */
function showForm() {
  window.history.replaceState(null, '', contact)
  document.querySelector('dialog')?.close()
  showSection(contact.slice(1))
}

function takeQuoted(): Quoted | null {
  try {
    const quoted = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return quoted && JSON.parse(quoted)
  } catch {
    return null
  }
}

/** A subject that the visitor has typed stays. */
function fillForm(quoted: Quoted | null) {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]')
  if (!form || !quoted) return false
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  field('page').value = quoted.from
  field('about').value = quoted.about
  const subject = field('subject')
  const isOurs = subject.value === '' || subject.value === subject.dataset.written
  if (isOurs) {
    subject.value = quoted.subject
    subject.dataset.written = quoted.subject
  }
  return true
}
