import { texts } from '@busbar/contract'
import { type ComponentProps, useState } from 'react'
import styles from './field.module.css'
import type { FieldErrors, FieldName, Typed } from './send/form-answer.ts'

type FieldProps = {
  /** The form's own, from which that of the field is made. */
  formId: string
  name: FieldName
  label: string
  max: number
  typed?: Partial<Typed>
  errors: FieldErrors
  isLocked: boolean
  isLong?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>

/** The share of the allowed length from which on it is counted aloud. */
const countedFrom = 0.8

/** A field with its label above and what is wrong with it below. React leaves its value alone: it is the visitor's. */
export function Field(props: FieldProps) {
  const { formId, name, label, max, typed, errors, isLocked, isLong = false, ...rest } = props
  const id = fieldId(formId, name)
  const error = errors[name]
  const [length, setLength] = useState(0)
  const shared = {
    id,
    name,
    required: true,
    maxLength: max,
    readOnly: isLocked,
    defaultValue: typed?.[name],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea
          className={styles.input}
          rows={6}
          onInput={(event) => setLength(event.currentTarget.value.length)}
          {...shared}
        />
      ) : (
        <input className={styles.input} {...shared} {...rest} />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {length > max * countedFrom && <p className={styles.length}>{texts.contact.length(length, max)}</p>}
    </div>
  )
}

/** Where a list of problems can lead to. */
export function fieldId(formId: string, name: FieldName) {
  return `${formId}-${name}`
}
