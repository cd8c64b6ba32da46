import { limits } from '@busbar/contract'
import { Button, Group, MultiSelect, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { IconClipboardText, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { moveItem } from '../../forms/move-item.ts'
import { keepFocus } from '../../parts/focus.ts'
import { FieldGroup } from '../../records/editor/field-group.tsx'
import { useField } from '../../records/editor/use-field.ts'
import { recordsTexts } from '../../records/texts.ts'
import { useSpecification } from '../specification/use-specification.ts'
import { PasteVariants } from './paste-panel.tsx'
import { type TypedVariant, withRows } from './paste-variants.ts'
import { variantsTexts as texts } from './texts.ts'
import { VariantsTable } from './variants-table.tsx'

/** What can be ordered of a product: a table whose columns are chosen, and which takes rows from a spreadsheet. */
export function VariantsField() {
  const { value, error, errors, change, forgive } = useField('variants')
  const variants = value as TypedVariant[]
  const { listed, others } = useSpecification()
  const all = [...listed, ...others]
  const [wanted, setWanted] = useState<string[]>([])
  const used = new Set([...wanted, ...variants.flatMap(({ values }) => Object.keys(values))])
  const shown = all.filter(({ _id }) => used.has(_id))
  const [isPasting, setPasting] = useState(false)
  const [said, setSaid] = useState('')
  const part = useRef<HTMLDivElement>(null)

  const stopPasting = () => {
    part.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    setPasting(false)
  }
  /** What was wrong with a place is not what is wrong with the one that comes there. */
  const restructure = (next: TypedVariant[]) => {
    change(next)
    forgive('variants')
  }
  const set = useCallbackRef((index: number, variant: TypedVariant, field: string) => {
    change(variants.with(index, variant))
    forgive(`variants.${index}.${field}`)
  })
  const move = useCallbackRef((from: number, to: number) => {
    const name = texts.numbered(from + 1)
    if (to < 0 || to >= variants.length) return setSaid(recordsTexts.cannotMove(name, to < 0))
    keepFocus()
    restructure(moveItem(variants, from, to))
    setSaid(recordsTexts.moved(name, to + 1, variants.length))
  })
  const remove = useCallbackRef((index: number) => {
    restructure(variants.toSpliced(index, 1))
    setSaid(texts.removed(index + 1))
  })
  const add = () => {
    change([...variants, { orderCode: '', name: null, values: {}, price: null }])
    // Once it is there.
    requestAnimationFrame(() =>
      part.current?.querySelector<HTMLElement>('tbody > tr:last-child input')?.focus(),
    )
  }
  const choose = (ids: string[]) => {
    setWanted(ids)
    if (shown.every(({ _id }) => ids.includes(_id))) return
    const left = (values: TypedVariant['values']) =>
      Object.fromEntries(Object.entries(values).filter(([id]) => ids.includes(id)))
    change(variants.map((variant) => ({ ...variant, values: left(variant.values) })))
  }

  return (
    <FieldGroup {...texts.group}>
      <div ref={part}>
        {variants.length === 0 && <Text c="dimmed">{texts.none}</Text>}
        {all.length > 0 && variants.length > 0 && (
          <MultiSelect
            mb="sm"
            size="md"
            label={texts.columns}
            description={texts.columnsHint}
            searchable
            hidePickedOptions
            data={all.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={shown.map(({ _id }) => _id)}
            onChange={choose}
          />
        )}
        {variants.length > 0 && (
          <VariantsTable
            variants={variants}
            columns={shown}
            errors={errors}
            onChange={set}
            onMove={move}
            onRemove={remove}
          />
        )}
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" mt="xs">
            {error}
          </Text>
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        <Group gap="xs" mt="sm" mb={isPasting ? 'sm' : undefined}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={variants.length >= limits.catalogue.variants}
            onClick={add}
          >
            {texts.add}
          </Button>
          <Button
            variant="default"
            leftSection={<IconClipboardText size={16} aria-hidden />}
            aria-expanded={isPasting}
            onClick={() => setPasting(!isPasting)}
          >
            {texts.paste.open}
          </Button>
        </Group>
        {isPasting && (
          <PasteVariants
            all={all}
            shown={shown}
            variants={variants}
            onPaste={(rows, count) => {
              restructure(withRows(variants, rows))
              setSaid(texts.paste.done(count))
              stopPasting()
            }}
            onCancel={stopPasting}
          />
        )}
      </div>
    </FieldGroup>
  )
}
