import { Input, Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { asRichText } from '../../ui/text/as-rich-text.ts'

const Editor = lazy(() => import('./rich-text-editor.tsx'))

/** A text with headings, lists, emphasis, tables and links, or plain until it is changed. The editor is large, so it is fetched when first needed. */
export function RichTextField({ label, hint, value, error, onChange }: RichTextFieldProps) {
  const id = useId()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={hint}
      descriptionProps={{ mt: 5 }}
      error={error}
    >
      <Suspense fallback={<Skeleton height={180} />}>
        <Editor labelledBy={id} value={asRichText(value)} onChange={onChange} />
      </Suspense>
    </Input.Wrapper>
  )
}

type RichTextFieldProps = {
  label: string
  hint?: string
  value: string
  error?: ReactNode
  onChange: (html: string) => void
}
