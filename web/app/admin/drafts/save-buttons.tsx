import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { draftTexts as texts } from './texts.ts'

/** The button that saves, and a quieter one beside it; where there is little room that one is in a menu. */
export function SaveButtons({ other, isBusy, isNarrow, children }: SaveButtonsProps) {
  const isPhone = useIsPhone()
  if (!other) return children
  if (!isPhone && !isNarrow)
    return (
      <>
        <Button variant="default" onClick={other.act} disabled={isBusy}>
          {other.label}
        </Button>
        {children}
      </>
    )
  return (
    <Group gap={2} wrap="nowrap">
      {children}
      <Menu position="top-end" disabled={isBusy}>
        <Menu.Target>
          <ActionIcon size={36} variant="filled" color="amber" aria-label={texts.more}>
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={other.act}>{other.label}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}

type SaveButtonsProps = {
  other?: { label: string; act: () => void }
  isBusy: boolean
  isNarrow?: boolean
  children: ReactNode
}
