import { useState } from 'react'
import { specificationTexts as texts } from './texts.ts'
import type { TypedValues } from './typed-value.ts'

/** Several values at once, which can be taken back as long as nothing else was typed. */
export function useFilling(values: TypedValues, change: (values: TypedValues) => void) {
  const [last, setLast] = useState<{ before: TypedValues; after: TypedValues; said: string }>()
  const [said, setSaid] = useState('')
  return {
    said: last && last.after === values ? last.said : said,
    put(after: TypedValues, sentence: string) {
      setLast({ before: values, after, said: sentence })
      setSaid('')
      change(after)
    },
    say(sentence: string) {
      setLast(undefined)
      setSaid(sentence)
    },
    undo:
      last && last.after === values
        ? () => {
            change(last.before)
            setLast(undefined)
            setSaid(texts.undone)
          }
        : undefined,
  }
}

export type Filling = ReturnType<typeof useFilling>
