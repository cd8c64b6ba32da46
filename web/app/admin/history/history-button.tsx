import { texts } from '@busbar/contract'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { Drawer } from '../parts/layers.tsx'
import { ResponsiveButton } from '../parts/responsive-button.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { HistoryList, type HistoryOf } from './history-list.tsx'

/** A button that opens the history of a record, or of part of one: who changed what, when, and the way back. */
export function HistoryButton({ title, isInPanel = false, ...history }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const isPhone = useIsPhone()
  return (
    <>
      <ResponsiveButton label={texts.history.open} icon={IconHistory} onClick={() => setOpen(true)} />
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={isPhone ? '100%' : isInPanel ? 720 : 560}
        padding={isPhone ? 'md' : 'lg'}
        // It takes the place of the panel below it, which has darkened the page already.
        overlayProps={isInPanel ? { backgroundOpacity: 0 } : undefined}
        title={texts.history.title(title)}
      >
        {isOpen && <HistoryList {...history} />}
      </Drawer>
    </>
  )
}

type HistoryButtonProps = HistoryOf & {
  title: string
  /** It is opened from a panel, as wide as which it is. */
  isInPanel?: boolean
}
