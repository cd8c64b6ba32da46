import { texts } from '@busbar/contract'
import { type FormEvent, useRef, useState } from 'react'
import { addedIn, type FieldErrors, type FormAnswer, typedIn, whyNotSent } from './send/form-answer.ts'
import { newKey } from './send/message-key.ts'
import { validate } from './validate.ts'

export type FormState =
  | { kind: 'idle' }
  | { kind: 'sending'; isWaiting: boolean }
  | { kind: 'sent' }
  | { kind: 'failed'; message: string; errors: FieldErrors }

/** Sends the contact form from within the page. It begins with what came of a form posted without scripts. */
export function useContactForm(answer?: FormAnswer) {
  const [state, setState] = useState<FormState>(() => stateAfter(answer))
  const [typedBefore, setTypedBefore] = useState(answer?.isSent === false ? answer.typed : undefined)
  const [isAnother, setAnother] = useState(false)
  const keyFor = useKey()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.kind === 'sending') return
    const form = event.currentTarget
    const errors = validate(form)
    if (Object.keys(errors).length)
      return setState({ kind: 'failed', message: texts.problems.invalid, errors })

    const values = new FormData(form)
    const typed = typedIn(values)
    const key = keyFor(JSON.stringify(typed))
    setState({ kind: 'sending', isWaiting: false })
    try {
      const { sendMessage } = await loadSending()
      await sendMessage(
        { ...typed, ...addedIn(values) },
        { key, onWait: () => setState({ kind: 'sending', isWaiting: true }) },
      )
      setState({ kind: 'sent' })
    } catch (error) {
      setState({ kind: 'failed', ...whyNotSent(error) })
    }
  }

  function startAnew() {
    setTypedBefore(undefined)
    setAnother(true)
    setState({ kind: 'idle' })
  }

  return { state, typedBefore, isAnother, prepare, submit, startAnew }
}

const loadSending = () => import('./send/send-message.ts')

/** Called when somebody begins to write, so that sending need not wait. A failure here shows when the message is sent. */
function prepare() {
  loadSending()
    .then(({ beginProof }) => beginProof())
    .catch(() => undefined)
}

/** One key for one filled form: sending the same words again is the same message, other words are another. */
function useKey() {
  const last = useRef({ words: '', key: '' })
  return (words: string) => {
    if (last.current.words !== words) last.current = { words, key: newKey() }
    return last.current.key
  }
}

function stateAfter(answer?: FormAnswer): FormState {
  if (!answer) return { kind: 'idle' }
  return answer.isSent ? { kind: 'sent' } : { kind: 'failed', message: answer.message, errors: answer.errors }
}
