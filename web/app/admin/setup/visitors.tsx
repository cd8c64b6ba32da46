import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconEyeOff, IconWorld } from '@tabler/icons-react'
import { useSaveSiteSettings } from '../api/company.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import styles from './screen.module.css'
import { setupTexts } from './texts.ts'
import { useNoteStep } from './use-setup.ts'

/** Saves what visitors see, and that somebody has decided it. */
function useVisitorsSee(onDone: () => void) {
  const settings = useSaveSiteSettings()
  const note = useNoteStep()
  const choose = async (isComingSoon: boolean) => {
    try {
      await settings.mutateAsync({ input: { isComingSoon } })
      await note.mutateAsync({ step: 'visitors', state: 'done' })
      onDone()
      return true
    } catch (error) {
      toastFailed(setupTexts.saveFailed, error)
      return false
    }
  }
  return { choose, isPending: settings.isPending || note.isPending }
}

/** The first question: what is public meanwhile. */
export function VisitorsChoice({ onDone }: { onDone: () => void }) {
  const { choose, isPending } = useVisitorsSee(onDone)
  return (
    <div className={styles.choices}>
      <UnstyledButton className={styles.choice} disabled={isPending} onClick={() => choose(true)}>
        <IconEyeOff size={26} stroke={1.5} aria-hidden />
        <span className={styles.choiceTitle}>
          {setupTexts.comingSoon} <span className={styles.recommended}>{setupTexts.recommended}</span>
        </span>
        <Text size="sm" c="dimmed" component="span">
          {setupTexts.comingSoonHint}
        </Text>
      </UnstyledButton>
      <UnstyledButton className={styles.choice} disabled={isPending} onClick={() => choose(false)}>
        <IconWorld size={26} stroke={1.5} aria-hidden />
        <span className={styles.choiceTitle}>{setupTexts.public}</span>
        <Text size="sm" c="dimmed" component="span">
          {setupTexts.publicHint}
        </Text>
      </UnstyledButton>
    </div>
  )
}

export function GoOnline({ onDone }: { onDone: () => void }) {
  const { choose, isPending } = useVisitorsSee(onDone)
  const go = async () => {
    if (await choose(false)) toastDone(setupTexts.isOnline)
  }
  return (
    <Button leftSection={<IconWorld size={18} aria-hidden />} loading={isPending} onClick={go}>
      {setupTexts.goOnline}
    </Button>
  )
}
