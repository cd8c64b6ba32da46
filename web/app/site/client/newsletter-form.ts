type State = 'idle' | 'sending' | 'sent' | 'failed'

/** Has the newsletter's form answer in its place; without scripts it is sent as it is, and the server answers with a page. */
export function startNewsletterForms() {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) startForm(form)
}

/** What it says stands in the page, in attributes of the form. */
function startForm(form: HTMLFormElement) {
  const input = form.elements.namedItem('email') as HTMLInputElement
  const button = form.querySelector('button')
  const answer = form.querySelector<HTMLElement>('[aria-live]')
  if (!button || !answer) return
  const words = form.dataset
  const label = button.textContent
  // With scripts the form says itself what is wrong, in the same words as the contact form.
  form.noValidate = true

  const show = (state: State, text = '') => {
    answer.dataset.is = state
    answer.textContent = text
    button.textContent = state === 'sending' ? (words.sending ?? '') : label
    mark(button, 'aria-disabled', state === 'sending')
    mark(input, 'aria-invalid', state === 'failed')
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (answer.dataset.is === 'sending') return
    const problem = problemWith(input, words)
    if (problem) {
      input.focus()
      return show('failed', problem)
    }
    show('sending')
    const failure = await subscribe(input.value, words.failed)
    if (failure !== null) return show('failed', failure)
    form.reset()
    show('sent', words.thanks)
  })
}

function mark(element: Element, attribute: 'aria-disabled' | 'aria-invalid', isSet: boolean) {
  if (isSet) element.setAttribute(attribute, 'true')
  else element.removeAttribute(attribute)
}

/** Errors that the browser can find itself, in the server's words. The server decides. */
function problemWith(input: HTMLInputElement, { required, invalid }: DOMStringMap) {
  if (!input.value.trim()) return required
  return input.validity.typeMismatch ? invalid : undefined
}

/** Fetched when it is needed, for nearly nobody needs it. */
async function subscribe(email: string, failed = '') {
  try {
    const newsletter = await import('../../api/newsletter.ts')
    return await newsletter.subscribe(email)
  } catch {
    return failed
  }
}
