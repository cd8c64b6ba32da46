import { Checkbox, NumberInput, type NumberInputProps, Textarea, TextInput } from '@mantine/core'
import { type ComponentType, memo, type ReactNode, startTransition, useCallback, useOptimistic } from 'react'
import type { ImageChoice } from '../../api/uploads/image-uploads.ts'
import { RichTextField } from '../../forms/rich-text-field.tsx'
import { FolderImage, type ImageFieldTexts } from '../../images/form-image.tsx'
import { GalleryField as Gallery } from '../../images/gallery-field.tsx'
import { shapeOf } from '../../images/image-shapes.ts'
import { useField } from './use-field.ts'

type FieldProps = { name: string; label: string; hint?: string }

type TextProps = FieldProps & {
  /** The cursor stands here when the editor opens. */
  isFirst?: boolean
  /** Text that is too long gets a message on save, instead of being cut off. */
  tellsTooLong?: boolean
}

const kinds = {
  email: { type: 'email', inputMode: 'email' },
  url: { type: 'url', inputMode: 'url', placeholder: 'https://example.com' },
  day: { type: 'date' },
  moment: { type: 'datetime-local' },
} as const

export function TextField({ kind, ...props }: TextProps & { kind?: keyof typeof kinds }) {
  return <SteadyInput {...useText(props)} {...(kind && kinds[kind])} />
}

/** `rows` is how many it has, or from how many to how many it grows. */
export function TextArea({ rows, ...props }: TextProps & { rows: number | [number, number] }) {
  const size = Array.isArray(rows) ? { autosize: true, minRows: rows[0], maxRows: rows[1] } : { rows }
  return <SteadyTextarea {...useText(props)} {...size} />
}

function useText({ name, label, hint, isFirst, tellsTooLong }: TextProps) {
  const { value, error, rules, change, isDirty } = useField(name)
  const [typed, setTyped] = useOptimistic((value ?? '') as string)
  return {
    label,
    description: hint,
    required: rules.isRequired,
    maxLength: tellsTooLong ? undefined : rules.maxLength,
    'data-autofocus': isFirst,
    value: typed,
    error,
    onChange: useCallback(
      ({ currentTarget: { value: next } }: { currentTarget: { value: string } }) => {
        // The first change is known at once, so that nobody can close the editor before it asks. After that, the key is
        // seen first and the editor around it follows.
        if (!isDirty) return change(next)
        startTransition(() => {
          setTyped(next)
          change(next)
        })
      },
      [change, isDirty, setTyped],
    ),
  }
}

/** An editor is drawn at every key, and its controls are most of the work: these only when something of theirs changed. */
const steady = <Props extends object>(control: ComponentType<Props>) => memo(control) as ComponentType<Props>
const SteadyInput = steady(TextInput)
const SteadyTextarea = steady(Textarea)
const SteadyRichText = steady(RichTextField)
const SteadyCheckbox = steady(Checkbox)

export function RichText({ name, label, hint }: FieldProps) {
  const { value, error, change } = useField(name)
  return (
    <SteadyRichText
      label={label}
      hint={hint}
      value={(value ?? '') as string}
      error={error}
      onChange={change}
    />
  )
}

export function CheckField({ name, label }: FieldProps) {
  const { value, error, change } = useField(name)
  return (
    <SteadyCheckbox
      label={label}
      checked={Boolean(value)}
      error={error}
      onChange={useCallback(
        (event: { currentTarget: { checked: boolean } }) => change(event.currentTarget.checked),
        [change],
      )}
    />
  )
}

export function NumberField({
  name,
  hint,
  ...props
}: FieldProps & Omit<NumberInputProps, 'value' | 'onChange'>) {
  const { value, error, rules, change } = useField(name)
  return (
    <NumberInput
      min={0}
      {...props}
      description={hint}
      required={rules.isRequired}
      value={(value ?? '') as number | ''}
      error={error}
      onChange={(next) => change(typeof next === 'number' ? next : null)}
    />
  )
}

/** Goes to the content type's own folder. */
export function ImageField({ name, hint, ...props }: ImageFieldProps) {
  const { target, value, error, rules, change, reject } = useField(name)
  const choice = (value || null) as ImageChoice
  return (
    <FolderImage
      {...props}
      hint={hint?.(choice)}
      target={target}
      isRequired={rules.isRequired}
      value={choice}
      error={error}
      onChange={change}
      onReject={reject}
    />
  )
}

type ImageFieldProps = Omit<ImageFieldTexts, 'hint'> & {
  name: string
  hint?: (choice: ImageChoice) => string
}

/** Several images in an order. `max` is how many there may be, where other fields hold some of them. */
export function GalleryField({ name, max, ...props }: GalleryFieldProps) {
  const { target, value, error, rules, change, reject } = useField(name)
  return (
    <Gallery
      {...props}
      max={max ?? rules.maxItems ?? Number.POSITIVE_INFINITY}
      shape={shapeOf(target.folder)}
      target={target}
      value={value as ImageChoice[]}
      error={error}
      onChange={change}
      onReject={reject}
    />
  )
}

type GalleryFieldProps = { name: string; label: string; max?: number; wrongType?: string }

/** Any other control. */
export function Field({
  name,
  children,
}: {
  name: string
  children: (field: FieldState<unknown>) => ReactNode
}) {
  const { value, error, rules, change } = useField(name)
  const { maxItems, maxLength } = rules
  return children({ value, error, maxItems, maxLength, onChange: change })
}

export type FieldState<Value> = {
  value: Value
  error: ReactNode
  maxItems?: number
  maxLength?: number
  onChange: (value: Value) => void
}
