import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { HistoryButton } from '../../history/history-button.tsx'
import { ResponsiveButton } from '../../parts/responsive-button.tsx'
import { partsTexts } from '../../parts/texts.ts'
import type { RecordTexts } from '../record-texts.ts'
import { TurnButtons } from '../turn-buttons.tsx'

/** From a record to its neighbours in the list, to its page on the website and to its history. */
export function EditorToolbar({
  texts,
  address,
  history,
  onPrevious,
  onNext,
  onDuplicate,
}: EditorToolbarProps) {
  return (
    <Group gap="xs">
      <TurnButtons texts={texts} onPrevious={onPrevious} onNext={onNext} />
      {onDuplicate && (
        <Tooltip label={texts.duplicate}>
          <ActionIcon aria-label={texts.duplicate} onClick={onDuplicate}>
            <IconCopy size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      <Group gap="xs" wrap="nowrap" ml="auto">
        {address && (
          <ResponsiveButton label={partsTexts.viewOnWebsite} icon={IconExternalLink} href={address} />
        )}
        <HistoryButton {...history} isInPanel />
      </Group>
    </Group>
  )
}

type EditorToolbarProps = {
  texts: Pick<RecordTexts, 'previous' | 'next' | 'duplicate'>
  /** Where visitors see it, if they do. */
  address?: string
  history: ComponentProps<typeof HistoryButton>
  onPrevious?: () => void
  onNext?: () => void
  onDuplicate?: () => void
}
