import type { TestMailAnswer } from '@busbar/contract'
import { Alert, Button, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconSend } from '@tabler/icons-react'
import { useTestMail } from '../api/support.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { toastFailed } from '../parts/toasts.tsx'
import styles from './screen.module.css'
import { supportTexts } from './texts.ts'

const testMailTexts = supportTexts.testMail

/** A mail to oneself, with what the mail server really said. */
export function TestMail({ onAccepted }: { onAccepted?: () => void }) {
  const { email } = useCurrentUser()
  const { mutate, data, isPending } = useTestMail()
  const send = () =>
    mutate(undefined, {
      onSuccess: ({ isAccepted }) => isAccepted && onAccepted?.(),
      onError: (error) => toastFailed(testMailTexts.failed, error),
    })
  return (
    <section aria-labelledby="test-mail-heading" className={styles.diagnostics}>
      <div className={styles.head}>
        <div>
          <Title order={2} id="test-mail-heading">
            {testMailTexts.heading}
          </Title>
          <Text size="sm" c="dimmed">
            {testMailTexts.hint(email)}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconSend size={18} aria-hidden />}
          loading={isPending}
          onClick={send}
        >
          {testMailTexts.send}
        </Button>
      </div>
      <div role="status">{data && <Result answer={data} />}</div>
    </section>
  )
}

function Result({ answer: { isAccepted, to, answer } }: { answer: TestMailAnswer }) {
  if (!isAccepted) {
    return (
      <Alert color="red" variant="light" icon={<IconCircleX aria-hidden />} title={testMailTexts.refused}>
        {testMailTexts.refusedHint} <Quoted text={answer} />
      </Alert>
    )
  }
  if (!answer) {
    return (
      <Alert
        color="orange"
        variant="light"
        icon={<IconAlertTriangle aria-hidden />}
        title={testMailTexts.inFolder}
      >
        {testMailTexts.inFolderHint}
      </Alert>
    )
  }
  return (
    <Alert color="teal" variant="light" icon={<IconCircleCheck aria-hidden />} title={testMailTexts.accepted}>
      {testMailTexts.acceptedHint(to)} <Quoted text={answer} />
    </Alert>
  )
}

function Quoted({ text }: { text: string }) {
  return <span style={{ overflowWrap: 'anywhere' }}>“{text}”</span>
}
