import type { DecimalMark, ProductValue } from '@busbar/contract'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { memo, type ReactNode, useState } from 'react'
import styles from './specification.module.css'
import { specificationTexts as texts } from './texts.ts'
import { type Described, isRead, readTyped, type TypedValue, textOf } from './typed-value.ts'

/** The value of one characteristic. Drawn anew only when something of its own changes, as there may be many. */
export const ValueField = memo(function ValueField(props: ValueFieldProps) {
  const { kind } = props.characteristic
  if (kind === 'choice') return <ChoiceField {...props} />
  return kind === 'yesNo' ? <YesNoField {...props} /> : <TypedField {...props} />
})

/** A text in which a number, a range or words are typed, and which says how they were understood when it is left. */
function TypedField(props: ValueFieldProps) {
  const { characteristic, value, mark, error, note, onChange } = props
  const [typing, setTyping] = useState<string>()
  const [understood, setUnderstood] = useState<{ typed: string; as: string }>()
  const shown = textOf(value, characteristic, mark)
  const problem = value && !isRead(value) && typing === undefined ? value.problem : undefined
  const leave = () => {
    const typed = typing?.trim()
    setTyping(undefined)
    if (typed !== undefined)
      setUnderstood(
        !value || !isRead(value) || isPlain(typed, shown, characteristic.unit)
          ? undefined
          : { typed, as: shown },
      )
  }
  const said = understood?.as === shown ? texts.understood(understood.typed, understood.as) : note
  return (
    <TextInput
      {...look(props)}
      value={typing ?? shown}
      error={problem ?? error}
      description={problem || error ? undefined : said}
      onChange={({ currentTarget }) => {
        setTyping(currentTarget.value)
        onChange(characteristic._id, readTyped(currentTarget.value, characteristic, mark))
      }}
      onBlur={leave}
    />
  )
}

function ChoiceField(props: ValueFieldProps) {
  const { characteristic, value, error, note, onChange } = props
  const { _id, choices, isMultiple } = characteristic
  const keys = value && isRead(value) && value.kind === 'choice' ? value.keys : []
  const change = (next: string[]) =>
    onChange(_id, next.length > 0 ? { kind: 'choice', keys: next } : undefined)
  const shared = {
    ...look(props),
    data: choices.map(({ key, label }) => ({ value: key, label })),
    clearable: true,
    searchable: choices.length > 8,
    error: unreadProblem(value) ?? error,
    description: note,
  }
  if (isMultiple) return <MultiSelect {...shared} hidePickedOptions value={keys} onChange={change} />
  return <Select {...shared} value={keys[0] ?? null} onChange={(key) => change(key ? [key] : [])} />
}

function YesNoField(props: ValueFieldProps) {
  const { characteristic, value, error, note, onChange } = props
  const isTrue = value && isRead(value) && value.kind === 'yesNo' ? value.isTrue : undefined
  const meant: Record<string, ProductValue> = {
    yes: { kind: 'yesNo', isTrue: true },
    no: { kind: 'yesNo', isTrue: false },
  }
  return (
    <Select
      {...look(props)}
      data={[
        { value: 'yes', label: texts.yes },
        { value: 'no', label: texts.no },
      ]}
      clearable
      value={isTrue === undefined ? null : isTrue ? 'yes' : 'no'}
      error={unreadProblem(value) ?? error}
      description={note}
      onChange={(word) => onChange(characteristic._id, word ? meant[word] : undefined)}
    />
  )
}

const unreadProblem = (value?: TypedValue) => (value && !isRead(value) ? value.problem : undefined)

/** In a list, its name with its unit is beside it; in a table, the column has it. */
function look({ characteristic: { name, unit }, inTable }: ValueFieldProps) {
  if (inTable) return { size: 'sm', 'aria-label': inTable, classNames: { error: styles.cellError } }
  const label = unit ? (
    <>
      {name} <span className={styles.unit}>{unit}</span>
    </>
  ) : (
    name
  )
  return { size: 'md', label, classNames: { root: styles.row, label: styles.label } }
}

/** Whether a value reads as it was typed, but for spaces, dashes and the unit that it has anyway. */
function isPlain(typed: string, shown: string, unit: string | null) {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/\s/g, '')
      .replace(/[‐‑‒–—−]/g, '-')
  return [typed, typed + (unit ?? '')].some((text) => plain(text) === plain(shown))
}

type ValueFieldProps = {
  characteristic: Described
  value?: TypedValue
  mark: DecimalMark
  error?: ReactNode
  /** Where the value came from. */
  note?: string
  /** What it is called in a table, where no label stands beside it. */
  inTable?: string
  onChange: (id: string, value: TypedValue | undefined) => void
}
