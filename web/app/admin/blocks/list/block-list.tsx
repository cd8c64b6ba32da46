import { limits } from '@busbar/contract'
import { Button, Group, Input, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useDropTargets } from '../../parts/drag.ts'
import { keepFocus } from '../../parts/focus.ts'
import { recordsTexts } from '../../records/texts.ts'
import { blockPart, type EditedBlock } from '../block-parts.ts'
import { blocksTexts } from '../texts.ts'
import { useBlocks, useSteadyBlocks } from '../use-blocks.ts'
import { AddBlock } from './add-block.tsx'
import styles from './block-list.module.css'
import { BlockPanel } from './block-panel.tsx'

/** The blocks of a page: added, moved, copied, closed and taken away; each has its own fields while it is open. */
export function BlockList({ field, says = blocksTexts, value, error, errors, onChange }: BlockListProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const blocks = useSteadyBlocks(value)
  const { actions, open, undo } = useBlocks(blocks, onChange)
  const [said, setSaid] = useState('')
  const [fresh, setFresh] = useState<string>()
  const wrong = placesIn(errors, field)
  const dropProps = useDropTargets<{ _id: string }>('block', (dragged, on) =>
    actions.move(dragged, actions.placeOf(on._id)),
  )

  useEffect(() => {
    // A new block is filled in next.
    if (fresh)
      list.current?.querySelector<HTMLElement>(`[data-block="${fresh}"] :is(input, textarea)`)?.focus()
  }, [fresh])

  // The same functions at every key that is pressed, so that only the block that is typed into is shown anew.
  const add = useCallback(
    (type: EditedBlock['type'], place: number) => setFresh(actions.add(type, place)),
    [actions],
  )
  const move = useCallback(
    (block: EditedBlock, to: number) => {
      const { label } = blockPart(block.type).about
      keepFocus()
      const { place, count, isMoved } = actions.move(block.key, to)
      setSaid(isMoved ? recordsTexts.moved(label, place + 1, count) : recordsTexts.cannotMove(label, to < 0))
    },
    [actions],
  )
  const isFull = value.length >= limits.blocks.max

  return (
    <Input.Wrapper
      label={says.label}
      labelElement="div"
      labelProps={{ id }}
      description={says.hint}
      error={error}
    >
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {value.length === 0 && <Text className={styles.empty}>{says.empty}</Text>}
      <ol className={styles.list} ref={list} aria-labelledby={id}>
        {blocks.map((block, index) => (
          <li key={block.key} data-block={block.key} {...dropProps({ _id: block.key })}>
            <BlockPanel
              block={block}
              path={`${field}.${index}`}
              place={index}
              isOpen={open.has(block.key) || wrong.has(index)}
              errors={wrong.get(index)}
              actions={actions}
              onMove={move}
              isFull={isFull}
              onAdd={add}
            />
          </li>
        ))}
      </ol>
      <Group mt="sm" gap="xs">
        <AddBlock isDisabled={isFull} onAdd={(type) => add(type, value.length)} />
        {undo && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={undo}
          >
            {blocksTexts.undo}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

/** Which blocks the form's errors are about: `body.2.text` is the text of the third. */
function placesIn(errors: Record<string, ReactNode>, field: string) {
  const places = new Map<number, Record<string, ReactNode>>()
  for (const [path, sentence] of Object.entries(errors)) {
    if (!path.startsWith(`${field}.`)) continue
    const [place, ...rest] = path.slice(field.length + 1).split('.')
    places.set(Number(place), { ...places.get(Number(place)), [rest.join('.')]: sentence })
  }
  return places
}

type BlockListProps = {
  /** What the field is called in the form, or its path. */
  field: string
  /** Its label, where it is not the content of a page. */
  says?: { label: string; hint?: string; empty: string }
  value: EditedBlock[]
  error: ReactNode
  /** All errors of the form: those about blocks are shown at their fields. */
  errors: Record<string, ReactNode>
  onChange: (blocks: EditedBlock[]) => void
}
