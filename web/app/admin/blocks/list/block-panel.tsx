import { blockTypes } from '@busbar/contract'
import { ActionIcon, Badge, Menu, Stack, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode, useContext, useMemo } from 'react'
import { EditorContext, type EditorForm } from '../../records/editor/use-field.ts'
import { OrderArrows } from '../../records/order/order-arrows.tsx'
import { blockPart, type EditedBlock } from '../block-parts.ts'
import { blocksTexts } from '../texts.ts'
import type { BlockActions } from '../use-blocks.ts'
import { AddBlockItems } from './add-block.tsx'
import styles from './block-list.module.css'
import { blockSummary } from './block-summary.ts'

/** One block: its name and first words, what can be done with it, and its fields while it is open. */
export const BlockPanel = memo(function BlockPanel(props: BlockPanelProps) {
  const { block, path, place, isOpen, errors, actions, onMove, isFull, onAdd } = props
  const { about, default: Fields } = blockPart(block.type)
  const { icon: Icon, label } = about
  const name = blocksTexts.numbered(label, place + 1)
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <div className={styles.panel} data-invalid={errors ? true : undefined}>
      <div className={styles.head}>
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
          <Chevron className={styles.chevron} size={18} aria-hidden />
        </UnstyledButton>
        <OrderArrows
          of={name}
          id={block.key}
          kind="block"
          canDrag
          onUp={() => onMove(block, place - 1)}
          onDown={() => onMove(block, place + 1)}
        />
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
      </div>
      {isOpen && (
        <Stack className={styles.fields} gap="md">
          <BlockForm block={block} path={path} errors={errors} actions={actions}>
            <Fields />
          </BlockForm>
        </Stack>
      )}
    </div>
  )
})

/** Gives the controls of a block its own fields, as an editor gives those of a record. */
function BlockForm({ block, path, errors = noErrors, actions, children }: BlockFormProps) {
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
          setFieldError: (field, sentence) => editor.form.setFieldError(`${path}.${field}`, sentence),
        },
      },
    [editor, block, path, errors, actions],
  )
  return <EditorContext value={value}>{children}</EditorContext>
}

const noErrors = {}

type BlockFormProps = {
  block: EditedBlock
  path: string
  errors?: Record<string, ReactNode>
  actions: BlockActions
  children: ReactNode
}

type BlockPanelProps = {
  block: EditedBlock
  /** Where it stands in the form. */
  path: string
  /** Counted from 0. */
  place: number
  isOpen: boolean
  /** What is wrong with its fields. */
  errors?: Record<string, ReactNode>
  actions: BlockActions
  onMove: (block: EditedBlock, to: number) => void
  isFull: boolean
  onAdd: (type: EditedBlock['type'], place: number) => void
}
