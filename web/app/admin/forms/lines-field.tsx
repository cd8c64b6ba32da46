import { ActionIcon, Button, Group, Input, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { moveItem } from './move-item.ts'

/** A list of short lines that can be added, removed and put in order. */
export function LinesField({
  label,
  hint,
  texts,
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
              aria-label={texts.line(index + 1)}
              maxLength={maxLength}
              value={line}
              onChange={(event) => set(index, event.currentTarget.value)}
            />
            <ActionIcon
              aria-label={texts.up(index + 1)}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              aria-label={texts.down(index + 1)}
              disabled={index === value.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown size={18} />
            </ActionIcon>
            <ActionIcon
              aria-label={texts.remove(index + 1)}
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
        {texts.add}
      </Button>
    </Input.Wrapper>
  )
}

type Numbered = (number: number) => string

type LinesFieldProps = {
  label: string
  hint?: string
  texts: { line: Numbered; add: string; remove: Numbered; up: Numbered; down: Numbered }
  maxItems?: number
  maxLength?: number
  value: string[]
  error?: ReactNode
  onChange: (lines: string[]) => void
}
