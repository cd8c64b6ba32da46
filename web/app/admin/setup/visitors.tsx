import type { Setup } from '@busbar/contract'
import { Button, Text, UnstyledButton } from '@mantine/core'
import { IconEyeOff, IconWorld } from '@tabler/icons-react'
import { useSaveSiteSettings } from '../api/company.ts'
import { confirm } from '../parts/confirm.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { GapSentences, Gaps } from './gaps.tsx'
import styles from './screen.module.css'
import { gapTexts, setupTexts } from './texts.ts'
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

/** Whether to go online despite what is missing. */
function agreesToGaps({ missing }: Setup) {
  if (missing.length === 0) return true
  return confirm({
    title: gapTexts.question,
    text: gapTexts.beforehand,
    details: <GapSentences missing={missing} />,
    action: gapTexts.goOnline,
    tone: 'warning',
  })
}

type VisitorsProps = { setup: Setup; onDone: () => void }

/** The first question: what is public meanwhile. */
export function VisitorsChoice({ setup, onDone }: VisitorsProps) {
  const { choose, isPending } = useVisitorsSee(onDone)
  // Nobody has to answer for an empty website at the very beginning.
  const isFirstTime = setup.steps.some(({ step, state }) => step === 'visitors' && state === 'open')
  const open = async () => {
    if (isFirstTime || !setup.isComingSoon || (await agreesToGaps(setup))) await choose(false)
  }
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
      <UnstyledButton className={styles.choice} disabled={isPending} onClick={() => void open()}>
        <IconWorld size={26} stroke={1.5} aria-hidden />
        <span className={styles.choiceTitle}>{setupTexts.public}</span>
        <Text size="sm" c="dimmed" component="span">
          {setupTexts.publicHint}
        </Text>
      </UnstyledButton>
    </div>
  )
}

/** Says what visitors would miss, and asks before it goes online regardless. */
export function GoOnline({ setup, onDone }: VisitorsProps) {
  const { choose, isPending } = useVisitorsSee(onDone)
  const go = async () => {
    if ((await agreesToGaps(setup)) && (await choose(false))) toastDone(setupTexts.isOnline)
  }
  return (
    <>
      {setup.missing.length > 0 && (
        <div className={styles.gaps}>
          <Text size="sm" fw={600}>
            {gapTexts.beforehand}
          </Text>
          <Gaps missing={setup.missing} />
        </div>
      )}
      <Button leftSection={<IconWorld size={18} aria-hidden />} loading={isPending} onClick={go}>
        {setupTexts.goOnline}
      </Button>
    </>
  )
}
