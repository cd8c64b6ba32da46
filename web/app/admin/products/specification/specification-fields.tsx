import { Alert, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'

import { useDecimalMark } from '../../api/company.ts'
import { FieldGroup } from '../../records/editor/field-group.tsx'
import { errorAt, useField } from '../../records/editor/use-field.ts'
import { FillingTools } from './filling-tools.tsx'
import styles from './specification.module.css'
import { specificationTexts as texts } from './texts.ts'
import { type Described, type TypedValue, type TypedValues, withValue } from './typed-value.ts'
import { useFilling } from './use-filling.ts'
import { useSpecification } from './use-specification.ts'
import { ValueField } from './value-field.tsx'

/** What a product is: the characteristics that its category asks for, each with the product's value. */
export function SpecificationFields({ productId }: { productId?: string }) {
  const { category, isPending, problem, listed, others } = useSpecification()
  const { value, errors, change, forgive } = useField('values')
  const values = value as TypedValues
  const mark = useDecimalMark()
  const [notes, setNotes] = useState<Record<string, string>>({})
  const filling = useFilling(values, change)

  const set = useCallbackRef((id: string, next: TypedValue | undefined) => {
    change(withValue(values, id, next))
    forgive(`values.${id}`)
    if (notes[id]) setNotes(({ [id]: _, ...left }) => left)
  })
  const fieldsOf = (some: Described[]) =>
    some.map((characteristic) => (
      <ValueField
        key={characteristic._id}
        characteristic={characteristic}
        value={values[characteristic._id]}
        mark={mark}
        error={errorAt(errors, `values.${characteristic._id}`)}
        note={notes[characteristic._id]}
        onChange={set}
      />
    ))
  const unasked = others.filter(({ _id }) => values[_id])

  return (
    <FieldGroup {...texts.group}>
      <div className={styles.specification}>
        {category === null && <Text c="dimmed">{texts.noCategory}</Text>}
        {isPending && <Text c="dimmed">{texts.loading}</Text>}
        {problem && (
          <Alert color="red" title={texts.failed}>
            {problem.message}
          </Alert>
        )}
        {category && !isPending && !problem && listed.length === 0 && (
          <Text c="dimmed">{texts.noneAsked}</Text>
        )}
        {errors.values && <Text c="red">{errors.values}</Text>}
        {listed.length > 0 && (
          <>
            <Missing listed={listed} values={values} />
            <FillingTools
              productId={productId}
              category={category}
              listed={listed}
              values={values}
              filling={filling}
              onCopied={(ids, note) =>
                setNotes({ ...notes, ...Object.fromEntries(ids.map((id) => [id, note])) })
              }
            />
            {inGroups(listed).map(({ group, characteristics }) => (
              <NamedGroup key={group} name={group}>
                {fieldsOf(characteristics)}
              </NamedGroup>
            ))}
          </>
        )}
        {unasked.length > 0 && (
          <NamedGroup name={texts.others} hint={texts.othersHint}>
            {fieldsOf(unasked)}
          </NamedGroup>
        )}
      </div>
    </FieldGroup>
  )
}

/** Says what there is no value for. Nobody has to fill in all of it. */
function Missing({ listed, values }: { listed: Described[]; values: TypedValues }) {
  const missing = listed.filter(({ _id }) => !values[_id]).map(({ name }) => name)
  const named = missing.slice(0, 4)
  return (
    <Text size="sm" mb="sm">
      {missing.length === 0 ? (
        texts.allThere(listed.length)
      ) : (
        <>
          {texts.filledIn(listed.length - missing.length, listed.length)}{' '}
          <Text span c="dimmed">
            {texts.missing(named, missing.length - named.length)}
          </Text>
        </>
      )}
    </Text>
  )
}

function NamedGroup({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{name}</legend>
      {hint && (
        <Text size="sm" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      <div className={styles.rows}>{children}</div>
    </fieldset>
  )
}

/** By their headings, in the order in which these first appear. */
function inGroups(listed: Described[]) {
  const groups = Map.groupBy(listed, ({ group }) => group ?? texts.ungrouped)
  return [...groups].map(([group, characteristics]) => ({ group, characteristics }))
}
