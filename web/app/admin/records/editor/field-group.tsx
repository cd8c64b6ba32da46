import { Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import styles from './field-group.module.css'

/** Fields that appear in the same place on the website, and a word about where that is. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const hintId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={hint && hintId}>
      <legend className={styles.title}>{title}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <Stack gap="md">{children}</Stack>
    </fieldset>
  )
}

type FieldGroupProps = { title: string; hint?: string; children: ReactNode }
