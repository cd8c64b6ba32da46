import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

/** From a record to its neighbours in the list, as far as there are any. */
export function TurnButtons({ texts, onPrevious, onNext }: TurnButtonsProps) {
  return (
    <>
      <Turn label={texts.previous} icon={IconChevronLeft} onTurn={onPrevious} />
      <Turn label={texts.next} icon={IconChevronRight} onTurn={onNext} />
    </>
  )
}

function Turn({ label, icon: TurnIcon, onTurn }: TurnProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" aria-label={label} disabled={!onTurn} onClick={onTurn}>
        <TurnIcon size={20} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  )
}

type TurnProps = { label: string; icon: typeof IconChevronLeft; onTurn?: () => void }

type TurnButtonsProps = {
  texts: { previous: string; next: string }
  onPrevious?: () => void
  onNext?: () => void
}
