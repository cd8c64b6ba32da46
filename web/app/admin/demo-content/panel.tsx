import type { DemoContent } from '@busbar/contract'
import { Alert, Button, Progress, Text, Title } from '@mantine/core'
import { IconEye, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../parts/confirm.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { toastFailed } from '../parts/toasts.tsx'
import styles from './panel.module.css'
import { RemoveDemoDialog } from './remove-dialog.tsx'
import { demoContentTexts } from './texts.ts'
import { useDemoContent, useLoadDemoContent } from './use-demo-content.ts'

/** A made-up firm's content, to look around with and to take away again with one press. */
export function DemoContentPanel({ heading }: { heading?: string }) {
  return (
    <section className={styles.panel} aria-label={demoContentTexts.label}>
      {heading && (
        <Title order={2} size="h4" mb={6}>
          {heading}
        </Title>
      )}
      <Loaded query={useDemoContent()} texts={demoContentTexts}>
        {(demo) => <State demo={demo} />}
      </Loaded>
    </section>
  )
}

function State({ demo }: { demo: DemoContent }) {
  if (demo.state === 'none') return <Offer demo={demo} />
  if (demo.state === 'loaded') return <Present demo={demo} />
  return <Working demo={demo} />
}

function Offer({ demo }: { demo: DemoContent }) {
  const { mutateAsync } = useLoadDemoContent()
  const load = async () => {
    try {
      await confirm({
        title: demoContentTexts.loadTitle,
        text: demoContentTexts.whatHappens(demo),
        action: demoContentTexts.load,
        busy: demoContentTexts.starting,
        tone: demo.isComingSoon ? 'primary' : 'warning',
        work: () => mutateAsync({ isConfirmed: true }),
      })
    } catch (error) {
      toastFailed(demoContentTexts.loadDemoFailed, error as Error)
    }
  }
  return (
    <>
      <Text c="dimmed" className={styles.about}>
        {demoContentTexts.about}
      </Text>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={() => void load()}>
        {demoContentTexts.load}
      </Button>
    </>
  )
}

function Present({ demo }: { demo: DemoContent }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Text className={styles.about} role="status">
        {demoContentTexts.isThere(demo)}
      </Text>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {demoContentTexts.remove}
      </Button>
      <RemoveDemoDialog demo={demo} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

function Working({ demo: { state, done, total, hasFailed } }: { demo: DemoContent }) {
  const isLoading = state === 'loading'
  return (
    <>
      <Text mb="sm" role="status">
        {isLoading ? demoContentTexts.loadingDemo(done, total) : demoContentTexts.removing}
      </Text>
      <Progress
        value={total > 0 ? Math.max(4, (done / total) * 100) : 4}
        size={6}
        animated
        aria-label={demoContentTexts.label}
      />
      {hasFailed && (
        <Alert color="orange" variant="light" mt="md">
          {demoContentTexts.triedAgain}
        </Alert>
      )}
    </>
  )
}
