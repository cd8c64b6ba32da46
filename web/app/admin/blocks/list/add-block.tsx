import { type BlockType, blockTypeNames } from '@busbar/contract'
import { Button, Menu, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { blockPart } from '../block-parts.ts'
import { blocksTexts } from '../texts.ts'

/** Adds a block at the end. */
export function AddBlock({ isDisabled, onAdd }: AddBlockProps) {
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={isDisabled}
          data-add-block=""
        >
          {blocksTexts.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <AddBlockItems isDisabled={isDisabled} onAdd={onAdd} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Every kind of block, to choose one. */
export function AddBlockItems({ isDisabled, onAdd }: AddBlockProps) {
  return blockTypeNames.map((type) => {
    const { icon: Icon, label, hint } = blockPart(type).about
    return (
      <Menu.Item
        key={type}
        leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
        disabled={isDisabled}
        onClick={() => onAdd(type)}
      >
        {label}
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </Menu.Item>
    )
  })
}

type AddBlockProps = { isDisabled: boolean; onAdd: (type: BlockType) => void }
