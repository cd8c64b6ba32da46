import type { Setup } from '@busbar/contract'
import { Anchor, Button, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconClock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { toastFailed } from '../parts/toasts.tsx'
import { fromSetup } from './back-to-setup.tsx'
import styles from './screen.module.css'
import { StepBody } from './step-body.tsx'
import { stepPlace } from './step-place.ts'
import { setupTexts } from './texts.ts'
import { useNoteStep } from './use-setup.ts'

type StepProps = Setup['steps'][number] & {
  setup: Setup
  isOpen: boolean
  onOpen: () => void
  onDone: () => void
}

/** One step: its title, how it stands, and what to do while it is open. */
export function Step({ step, state, draft, setup, isOpen, onOpen, onDone }: StepProps) {
  const { title, about } = setupTexts.steps[step]
  const { mutate, isPending } = useNoteStep()
  const putOff = () =>
    mutate(
      { step, state: 'later' },
      { onSuccess: onDone, onError: (error) => toastFailed(setupTexts.saveFailed, error) },
    )
  return (
    <li className={styles.step} data-state={state} data-open={isOpen || undefined}>
      <span className={styles.node} aria-hidden>
        {state === 'done' && <IconCheck size={14} stroke={3} />}
        {state === 'later' && <IconClock size={14} stroke={2} />}
      </span>
      <div className={styles.content}>
        <div className={styles.head}>
          <Title order={2} size="h4" className={styles.title}>
            {title}
            <VisuallyHidden>. {draft ? setupTexts.isDraft : setupTexts.states[state]}</VisuallyHidden>
          </Title>
          {draft && !isOpen && (
            <Anchor
              component={Link}
              to={stepPlace(step, draft)}
              state={fromSetup}
              size="sm"
              aria-label={setupTexts.opensOf(setupTexts.isDraft, title)}
              className={styles.draft}
            >
              {setupTexts.isDraft}
            </Anchor>
          )}
          {!isOpen && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={onOpen}
              aria-label={setupTexts.opensOf(setupTexts.opens[state], title)}
              className={styles.change}
            >
              {setupTexts.opens[state]}
            </Button>
          )}
        </div>
        {isOpen && (
          <div className={styles.body}>
            <Text c="dimmed" className={styles.about}>
              {about}
            </Text>
            {draft && (
              <Text className={styles.about} role="status">
                {setupTexts.isDraft}. {setupTexts.draftHint}{' '}
                {!setupTexts.steps[step].action && (
                  <Anchor component={Link} to={stepPlace(step, draft)} state={fromSetup}>
                    {setupTexts.openDraft}
                  </Anchor>
                )}
              </Text>
            )}
            <StepBody step={step} draft={draft} setup={setup} onDone={onDone} />
            {step !== 'online' && state !== 'done' && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                loading={isPending}
                onClick={putOff}
                aria-label={setupTexts.laterOf(title)}
                className={styles.later}
              >
                {setupTexts.later}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
