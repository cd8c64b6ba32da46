import type { CategoryCharacteristic, Characteristic } from '@busbar/contract'
import { ActionIcon, Checkbox, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { readRecord } from '../api/collection.ts'
import { characteristicsTexts } from '../characteristics/texts.ts'
import { moveItem } from '../forms/move-item.ts'
import { useDropTargets } from '../parts/drag.ts'
import { focusPlace, keepFocus } from '../parts/focus.ts'
import { RecordSelect } from '../records/editor/record-select.tsx'
import { useField } from '../records/editor/use-field.ts'
import { OrderArrows } from '../records/order/order-arrows.tsx'
import { recordsTexts } from '../records/texts.ts'
import styles from './characteristics-field.module.css'
import { categoriesTexts as texts } from './texts.ts'

const marks = ['isKeyFigure', 'isFilter', 'isCompared'] as const

/** Which characteristics the products of a category have, in which order, and what they are good for in lists. */
export function CharacteristicsField() {
  const { value, error, rules, change } = useField('characteristics')
  const listed = value as CategoryCharacteristic[]
  const ids = listed.map(({ characteristic }) => characteristic)
  const known = useCharacteristics(ids)
  const nameOf = (id: string) => known.get(id)?.name ?? '…'
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)

  const move = (id: string, to: number) => {
    const name = nameOf(id)
    if (to < 0 || to >= ids.length) return setSaid(recordsTexts.cannotMove(name, to < 0))
    keepFocus()
    change(moveItem(listed, ids.indexOf(id), to))
    setSaid(recordsTexts.moved(name, to + 1, ids.length))
  }
  const dropProps = useDropTargets<{ _id: string }>('record', (id, on) => move(id, ids.indexOf(on._id)))
  const add = (characteristic: string) =>
    change([...listed, { characteristic, isKeyFigure: false, isFilter: false, isCompared: true }])

  return (
    <div>
      {listed.length === 0 ? (
        <Text c="dimmed">{texts.noCharacteristics}</Text>
      ) : (
        <Text size="sm" c="dimmed" mb="xs">
          {texts.marksHint}
        </Text>
      )}
      <ol ref={list} className={styles.list} aria-label={texts.characteristics.title}>
        {listed.map((one, index) => (
          <li key={one.characteristic} {...dropProps({ _id: one.characteristic })}>
            <span className={styles.name}>
              {nameOf(one.characteristic)}
              <span className={styles.about}>{about(known.get(one.characteristic))}</span>
            </span>
            <div className={styles.marks}>
              {marks.map((mark) => (
                <Checkbox
                  key={mark}
                  size="sm"
                  label={texts.marks[mark]}
                  aria-label={`${texts.marks[mark]}: ${nameOf(one.characteristic)}`}
                  checked={one[mark]}
                  onChange={({ currentTarget }) =>
                    change(listed.with(index, { ...one, [mark]: currentTarget.checked }))
                  }
                />
              ))}
            </div>
            <Group gap={2} wrap="nowrap">
              <OrderArrows
                of={nameOf(one.characteristic)}
                id={one.characteristic}
                canDrag
                onUp={() => move(one.characteristic, index - 1)}
                onDown={() => move(one.characteristic, index + 1)}
              />
              <ActionIcon
                aria-label={texts.removeCharacteristic(nameOf(one.characteristic))}
                onClick={() => {
                  change(listed.toSpliced(index, 1))
                  focusPlace(list.current, index)
                  setSaid(texts.characteristicRemoved(nameOf(one.characteristic)))
                }}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <RecordSelect
        mt="sm"
        collection="characteristics"
        leavesOut={ids}
        nothingFound={texts.noCharacteristicFound}
        label={texts.addCharacteristic}
        description={texts.addCharacteristicHint}
        disabled={ids.length >= (rules.maxItems ?? Number.POSITIVE_INFINITY)}
        error={error}
        onAdd={add}
      />
    </div>
  )
}

/** Its kind, its unit and its group. */
function about(characteristic?: Characteristic) {
  if (!characteristic) return ''
  const { kind, unit, group } = characteristic
  return [characteristicsTexts.kinds[kind], unit, group].filter(Boolean).join(' · ')
}

function useCharacteristics(ids: string[]): Map<string, Characteristic> {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['characteristics', 'one', id],
      queryFn: () => readRecord('characteristics', id),
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data._id, data] as const] : []))),
  })
}
