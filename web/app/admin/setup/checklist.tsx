import type { Setup } from '@busbar/contract'
import { Button, Progress, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './checklist.module.css'
import { setupTexts } from './texts.ts'

/** The way to a finished website, on the dashboard until it is done. */
export function SetupChecklist({ setup: { steps, isComingSoon } }: { setup: Setup }) {
  const done = steps.filter(({ state }) => state === 'done').length
  const next = steps.find(({ state }) => state === 'open')
  return (
    <section className={styles.panel} aria-labelledby="setup-heading">
      <div className={styles.about}>
        <Title order={2} id="setup-heading" size="h4">
          {next ? setupTexts.steps[next.step].title : setupTexts.heading}
        </Title>
        <Text size="sm" c="dimmed">
          {setupTexts.progress(done, steps.length)}.{' '}
          {isComingSoon ? setupTexts.comingSoonNow : setupTexts.onlineNow}
        </Text>
        <Progress value={(done / steps.length) * 100} size={6} mt="sm" aria-label={setupTexts.heading} />
      </div>
      <Button component={Link} to="/admin/setup" rightSection={<IconArrowRight size={18} aria-hidden />}>
        {setupTexts.continue}
      </Button>
    </section>
  )
}
