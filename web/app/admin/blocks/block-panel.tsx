import { blockTypes } from '@busbar/contract'
import { ActionIcon, Badge, Menu, Stack, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import { memo, type ReactNode, useContext, useMemo, useRef } from 'react'
import { startDrag } from '../parts/drag.ts'
import { EditorContext, type EditorForm } from '../records/editor/use-field.ts'
import { AddBlockItems } from './add-block.tsx'
import styles from './block-list.module.css'
import { blockPart, type EditedBlock } from './block-parts.ts'
import { blockSummary } from './block-summary.ts'
import { blocksTexts } from './texts.ts'
import type { BlockActions } from './use-blocks.ts'

/** One block: its name and first words, what can be done with it, and its fields while it is open. */
export const BlockPanel = memo(function BlockPanel(props: BlockPanelProps) {
  const { block, place, count, isOpen, errors, actions, onMoved, isFull, onAdd } = props
  const panel = useRef<HTMLDivElement>(null)
  const { icon: Icon, default: Fields } = blockPart(block.type)
  const { label } = blocksTexts.types[block.type]
  const name = blocksTexts.numbered(label, place + 1)
  const move = (to: number) => onMoved(blocksTexts.moved(label, actions.move(block.key, to), count))
  return (
    <div className={styles.panel} ref={panel} data-invalid={errors ? true : undefined}>
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows beside it do the same */}
        <span
          className={styles.grip}
          draggable
          title={blocksTexts.drag(name)}
          onDragStart={(event) => startDrag(event, 'block', block.key, panel.current)}
        >
          <IconGripVertical size={18} aria-hidden />
        </span>
        <UnstyledButton
          className={styles.title}
          aria-expanded={isOpen}
          onClick={() => actions.unfold(block.key, !isOpen)}
        >
          <Icon size={18} aria-hidden />
          <span className={styles.label}>{label}</span>
          {!isOpen && <span className={styles.summary}>{blockSummary(block)}</span>}
          {errors && (
            <Badge color="red" variant="light">
              {blocksTexts.hasErrors}
            </Badge>
          )}
        </UnstyledButton>
        <ActionIcon aria-label={blocksTexts.up(name)} disabled={place === 0} onClick={() => move(place - 1)}>
          <IconArrowUp size={18} />
        </ActionIcon>
        <ActionIcon
          aria-label={blocksTexts.down(name)}
          disabled={place === count - 1}
          onClick={() => move(place + 1)}
        >
          <IconArrowDown size={18} />
        </ActionIcon>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={blocksTexts.more(name)}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconCopy size={16} aria-hidden />}
              disabled={isFull}
              onClick={() => actions.duplicate(block.key)}
            >
              {blocksTexts.duplicate(name)}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => actions.remove(block.key)}
            >
              {blocksTexts.remove(name)}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Label>{blocksTexts.addAfter(name)}</Menu.Label>
            <AddBlockItems isDisabled={isFull} onAdd={(type) => onAdd(type, place + 1)} />
          </Menu.Dropdown>
        </Menu>
        <ActionIcon aria-hidden tabIndex={-1} onClick={() => actions.unfold(block.key, !isOpen)}>
          {isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        </ActionIcon>
      </div>
      {isOpen && (
        <Stack className={styles.fields} gap="md">
          <BlockForm block={block} errors={errors} actions={actions}>
            <Fields />
          </BlockForm>
        </Stack>
      )}
    </div>
  )
})

/** Gives the controls of a block its own fields, as an editor gives those of a record. */
function BlockForm({ block, errors = noErrors, actions, children }: BlockFormProps) {
  const editor = useContext(EditorContext)
  const value = useMemo(
    (): EditorForm | undefined =>
      editor && {
        ...editor,
        input: blockTypes[block.type],
        form: {
          values: block,
          errors,
          setFieldValue: (field, next) => actions.change(block.key, field, next),
          setFieldError: (field, sentence) => editor.form.setFieldError(field, sentence),
        },
      },
    [editor, block, errors, actions],
  )
  return <EditorContext value={value}>{children}</EditorContext>
}

const noErrors = {}

type BlockFormProps = {
  block: EditedBlock
  errors?: Record<string, ReactNode>
  actions: BlockActions
  children: ReactNode
}

type BlockPanelProps = {
  block: EditedBlock
  /** Counted from 0. */
  place: number
  count: number
  isOpen: boolean
  /** What is wrong with its fields. */
  errors?: Record<string, ReactNode>
  actions: BlockActions
  /** Told where it is after a move, for those who listen. */
  onMoved: (sentence: string) => void
  isFull: boolean
  onAdd: (type: EditedBlock['type'], place: number) => void
}
