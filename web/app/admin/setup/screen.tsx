import { type Setup, type SetupStep, setupSteps } from '@busbar/contract'
import { Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { DemoContentPanel } from '../demo-content/panel.tsx'
import { demoContentTexts } from '../demo-content/texts.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { MissedByVisitors } from './gaps.tsx'
import styles from './screen.module.css'
import { Step } from './step.tsx'
import { setupTexts } from './texts.ts'
import { useSetup } from './use-setup.ts'

export const meta = () => screenMeta(setupTexts.heading)

/** From an empty installation to a website that is online, one step after the other. */
export default function SetupScreen() {
  const setup = useSetup()
  const { role } = useCurrentUser()
  return (
    <div className={styles.screen}>
      <ScreenHead title={setupTexts.heading} subtitle={setupTexts.hint} />
      <LoadedPanel query={setup} texts={setupTexts}>
        {(data) => <Steps setup={data} />}
      </LoadedPanel>
      {setup.data && <MissedByVisitors setup={setup.data} />}
      {role === 'owner' && <DemoContentPanel heading={demoContentTexts.heading} />}
    </div>
  )
}

function Steps({ setup }: { setup: Setup }) {
  const next = setup.steps.find(({ state }) => state === 'open')?.step ?? null
  const [chosen, setChosen] = useState<SetupStep | null>(null)
  const open = chosen ?? next
  const done = setup.steps.filter(({ state }) => state === 'done').length
  return (
    <>
      <div className={styles.progress}>
        <Progress value={(done / setupSteps.length) * 100} size={6} aria-label={setupTexts.heading} />
        <Text size="sm" c="dimmed">
          {setupTexts.progress(done, setupSteps.length)}.{' '}
          {setup.isComingSoon ? setupTexts.comingSoonNow : setupTexts.onlineNow}
        </Text>
      </div>
      <ol className={styles.steps}>
        {setup.steps.map((one) => (
          <Step
            key={one.step}
            {...one}
            setup={setup}
            isOpen={one.step === open}
            onOpen={() => setChosen(one.step)}
            onDone={() => setChosen(null)}
          />
        ))}
      </ol>
    </>
  )
}
