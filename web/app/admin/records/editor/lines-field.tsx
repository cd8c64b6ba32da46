import { ActionIcon, Button, Group, Input, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { moveItem } from '../../forms/move-item.ts'
import { linesTexts } from '../../forms/texts.ts'
import { OrderArrows } from '../order/order-arrows.tsx'

/** A list of short lines that can be added, removed and put in order. */
export function LinesField({
  label,
  hint,
  kind,
  maxItems = Number.POSITIVE_INFINITY,
  maxLength,
  value,
  error,
  onChange,
}: LinesFieldProps) {
  const list = useRef<HTMLDivElement>(null)
  const set = (index: number, line: string) => onChange(value.with(index, line))
  const move = (from: number, to: number) => onChange(moveItem(value, from, to))
  const add = () => {
    onChange([...value, ''])
    // Once it is there.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      descriptionProps={{ mt: 5 }}
      error={error}
    >
      <div ref={list}>
        {value.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; nothing else tells two equal ones apart
          <Group key={index} gap={4} mt={8} wrap="nowrap">
            <TextInput
              flex={1}
              aria-label={linesTexts.line(kind, index + 1)}
              maxLength={maxLength}
              value={line}
              onChange={(event) => set(index, event.currentTarget.value)}
            />
            <OrderArrows
              of={linesTexts.numbered(kind, index + 1)}
              id={`${index}`}
              canDrag={false}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
            />
            <ActionIcon
              aria-label={linesTexts.remove(kind, index + 1)}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
      </div>
      <Button
        mt={8}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={value.length >= maxItems}
        onClick={add}
      >
        {linesTexts.add(kind)}
      </Button>
    </Input.Wrapper>
  )
}

type LinesFieldProps = {
  label: string
  hint?: string
  /** What a line is: `feature`. */
  kind: string
  maxItems?: number
  maxLength?: number
  value: string[]
  error?: ReactNode
  onChange: (lines: string[]) => void
}
