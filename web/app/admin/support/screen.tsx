import type { Support } from '@busbar/contract'
import { Button, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useSupport } from '../api/support.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { administrators, OnlyFor } from '../parts/only-for.tsx'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { ScreenTabs } from '../parts/screen/screen-tabs.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { CheckRow } from './check-row.tsx'
import { diagnosticsOf } from './diagnostics.ts'
import { MailSamples } from './mail-samples.tsx'
import styles from './screen.module.css'
import { TestMail } from './test-mail.tsx'
import { supportTexts } from './texts.ts'

export const meta = () => screenMeta(supportTexts.heading)

/** Whether everything works, and how to fix what doesn't. */
export default function SupportScreen() {
  return (
    <OnlyFor roles={administrators} title={supportTexts.heading}>
      <Parts />
    </OnlyFor>
  )
}

function Parts() {
  return (
    <>
      <ScreenHead title={supportTexts.heading} />
      <ScreenTabs
        label={supportTexts.heading}
        tabs={[
          { value: 'health', label: supportTexts.health, panel: <Health /> },
          { value: 'mails', label: supportTexts.mails.tab, panel: <MailSamples /> },
        ]}
      />
    </>
  )
}

function Health() {
  const query = useSupport()
  const { data, isFetching, refetch } = query
  return (
    <>
      <div className={styles.head}>
        <Text c="dimmed">{supportTexts.hint}</Text>
        <Button
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isFetching && data !== undefined}
          onClick={() => void refetch()}
        >
          {supportTexts.checkAgain}
        </Button>
      </div>
      <Loaded query={query} texts={supportTexts}>
        {(support) => <Report support={support} />}
      </Loaded>
    </>
  )
}

function Report({ support }: { support: Support }) {
  const states = support.checks.map(({ state }) => state)
  const worst = states.includes('failed') ? 'failed' : states.includes('warning') ? 'warning' : 'ok'
  const verdict = {
    ok: supportTexts.allWell,
    warning: supportTexts.someWarnings,
    failed: supportTexts.someFailed,
  }[worst]
  const diagnostics = diagnosticsOf(support)
  return (
    <>
      <div className={styles.panel} aria-live="polite">
        <div className={styles.verdict} data-state={worst}>
          <Title order={2}>{verdict}</Title>
          <Text size="sm" c="dimmed">
            {supportTexts.checkedAt} <DateTime at={support.checkedAt} />
          </Text>
        </div>
        <ul className={styles.list}>
          {support.checks.map((check) => (
            <CheckRow key={check.part} check={check} />
          ))}
        </ul>
      </div>
      <TestMail />
      <section aria-labelledby="diagnostics-heading" className={styles.diagnostics}>
        <div className={styles.head}>
          <div>
            <Title order={2} id="diagnostics-heading">
              {supportTexts.diagnostics}
            </Title>
            <Text size="sm" c="dimmed">
              {supportTexts.diagnosticsHint}
            </Text>
          </div>
          <CopyButton text={diagnostics} label={supportTexts.copy} />
        </div>
        <pre className={styles.text}>{diagnostics}</pre>
      </section>
    </>
  )
}
