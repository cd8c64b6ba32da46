import { Stack } from '@mantine/core'
import { type ReactNode, useContext, useId, useState } from 'react'
import styles from './field-group.module.css'
import { EditorContext, errorAt } from './use-field.ts'

/** Fields that most records do without. Opens by itself where one of them needs attention. */
export function FoldedGroup({ title, hint, fields, count = 0, children }: FoldedGroupProps) {
  const errors = useContext(EditorContext)?.form.errors ?? {}
  const [isUnfolded, setUnfolded] = useState(false)
  const hintId = useId()
  const isOpen = isUnfolded || fields.some((field) => errorAt(errors, field))
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary className={styles.fold}>
        {title}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </summary>
      {isOpen && (
        <>
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
          <Stack gap="md" role="group" aria-label={title} aria-describedby={hintId}>
            {children}
          </Stack>
        </>
      )}
    </details>
  )
}

type FoldedGroupProps = {
  title: string
  hint: string
  /** What the fields in it are called. */
  fields: readonly string[]
  /** How many entries are in it. */
  count?: number
  children: ReactNode
}
