import { NumberInput, type NumberInputProps, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import styles from './editable-number.module.css'

/** A number in a list that is changed where it stands: a press opens it, Enter saves it, Esc leaves it as it was. */
export function EditableNumber({ label, value, shown, onSave, ...props }: EditableNumberProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<number | string>('')
  const close = () => setOpen(false)
  const save = () => {
    close()
    const next = typeof typed === 'number' ? typed : null
    if (next !== value) onSave(next)
  }
  if (!isOpen)
    return (
      <UnstyledButton
        className={styles.value}
        aria-label={`${label}: ${shown}`}
        onClick={() => {
          setTyped(value ?? '')
          setOpen(true)
        }}
      >
        {shown}
      </UnstyledButton>
    )
  return (
    <NumberInput
      {...props}
      size="sm"
      aria-label={label}
      autoFocus
      ref={selectAll}
      hideControls
      value={typed}
      onChange={setTyped}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') close()
      }}
    />
  )
}

/** Selects the number at once, so that typing replaces it instead of adding to it. */
function selectAll(input: HTMLInputElement | null) {
  input?.select()
}

type EditableNumberProps = Pick<NumberInputProps, 'max' | 'min' | 'decimalScale' | 'thousandSeparator'> & {
  /** What is changed, and of what. */
  label: string
  value: number | null
  shown: string
  onSave: (value: number | null) => void
}
