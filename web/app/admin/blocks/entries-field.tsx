import { ActionIcon, Button, Group, Input, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { moveItem } from '../forms/move-item.ts'
import { useField } from '../records/editor/use-field.ts'
import { OrderArrows } from '../records/order/order-arrows.tsx'
import styles from './entries-field.module.css'
import { blocksTexts } from './texts.ts'

const { removeEntry, entryName } = blocksTexts.fields

/** A list of entries with a few texts each, such as questions and answers. */
export function EntriesField({ name, texts, addLabel, max }: EntriesFieldProps) {
  const { value, error, change } = useField(name)
  const entries = (value ?? []) as Entry[]
  const empty = Object.fromEntries(texts.map(({ field }) => [field, '']))
  const path = (index: number) => `${name}.${index}`
  const move = (from: number, to: number) => change(moveItem(entries, from, to))
  return (
    <Input.Wrapper error={error}>
      <Stack gap="sm">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place; two may read the same
          <div key={index} className={styles.entry}>
            {texts.map((text) => (
              <EntryText
                key={text.field}
                path={`${path(index)}.${text.field}`}
                text={text}
                number={index + 1}
                value={entry[text.field] ?? ''}
                onChange={(words) => change(entries.with(index, { ...entry, [text.field]: words }))}
              />
            ))}
            <Group gap={4} justify="flex-end">
              <OrderArrows
                of={entryName(index + 1)}
                id={path(index)}
                canDrag={false}
                onUp={() => move(index, index - 1)}
                onDown={() => move(index, index + 1)}
              />
              <ActionIcon
                aria-label={removeEntry(index + 1)}
                onClick={() => change(entries.toSpliced(index, 1))}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </Group>
          </div>
        ))}
      </Stack>
      <Button
        mt={8}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={entries.length >= max}
        onClick={() => change([...entries, empty])}
      >
        {addLabel}
      </Button>
    </Input.Wrapper>
  )
}

function EntryText({ path, text, number, value, onChange }: EntryTextProps) {
  const { errors } = useField(path.split('.')[0] as string)
  const props = {
    label: text.label(number),
    required: true,
    maxLength: text.max,
    value,
    error: errors[path],
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  return text.isLong ? <Textarea {...props} autosize minRows={2} maxRows={8} /> : <TextInput {...props} />
}

type Entry = Record<string, string>
type EntryField = { field: string; label: (number: number) => string; max: number; isLong?: boolean }
type EntriesFieldProps = { name: string; texts: EntryField[]; addLabel: string; max: number }
type EntryTextProps = {
  path: string
  text: EntryField
  number: number
  value: string
  onChange: (words: string) => void
}
