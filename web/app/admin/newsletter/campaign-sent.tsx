import type { CampaignAction, CampaignDetails } from '@busbar/contract'
import { Alert, Badge, Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useCampaignWrites } from '../api/campaigns.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { confirm } from '../parts/confirm.tsx'
import { EmailText } from '../parts/email-text.tsx'
import panel from '../parts/panel.module.css'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastFailed } from '../parts/toasts.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'
import styles from './campaign.module.css'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignState, progressOf } from './campaign-state.tsx'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.campaigns

/** How far a campaign is, what hinders it, and how to hold it up. */
export function CampaignSent({ campaign }: { campaign: CampaignDetails }) {
  const { title, body, items, refusals } = campaign
  return (
    <>
      <ScreenHead title={title}>
        <Controls campaign={campaign} />
      </ScreenHead>
      <div className={styles.halves}>
        <Stack gap="lg">
          <ProgressPanel campaign={campaign} />
          {refusals.length > 0 && (
            <section className={panel.panel} aria-label={texts.refusals}>
              <div className={panel.heading}>
                <Title order={2} size="h3">
                  {texts.refusals}
                </Title>
              </div>
              <RecordTable label={texts.refusals} records={refusals} columns={columns} />
            </section>
          )}
        </Stack>
        <CampaignPreview input={{ title, body, items }} />
      </div>
    </>
  )
}

function Controls({ campaign: { _id, state } }: { campaign: CampaignDetails }) {
  const { act } = useCampaignWrites()
  const does = (action: CampaignAction) =>
    act.mutate({ id: _id, action }, { onError: (error) => toastFailed(texts.actionFailed, error) })
  const askAndCancel = async () => {
    if (await confirm(cancellation)) does('cancel')
  }
  if (state !== 'sending' && state !== 'paused') return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={18} aria-hidden />}
        onClick={() => void askAndCancel()}
      >
        {texts.cancel}
      </Button>
      {state === 'sending' ? (
        <Button leftSection={<IconPlayerPause size={18} aria-hidden />} onClick={() => does('pause')}>
          {texts.pause}
        </Button>
      ) : (
        <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} onClick={() => does('resume')}>
          {texts.resume}
        </Button>
      )}
    </>
  )
}

function ProgressPanel({ campaign }: { campaign: CampaignDetails }) {
  const { counts, state, problem, createdBy, startedAt } = campaign
  const share = (count: number) => (counts.total === 0 ? 0 : (100 * count) / counts.total)
  const isStopped = state === 'paused'
  return (
    <section className={panel.padded} aria-label={texts.progress}>
      <Group justify="space-between" mb="sm">
        <Text fw={600} role="status">
          {progressOf(campaign)}
        </Text>
        <CampaignState state={state} />
      </Group>
      <Progress.Root size="lg">
        <Progress.Section
          value={share(counts.sent)}
          color="teal"
          aria-label={texts.sentOf(counts.sent, counts.total)}
        />
        <Progress.Section value={share(counts.failed)} color="red" aria-label={texts.failed(counts.failed)} />
        <Progress.Section
          value={share(counts.skipped)}
          color="gray"
          aria-label={texts.skipped(counts.skipped)}
        />
      </Progress.Root>
      <Text size="sm" c="dimmed" mt="sm">
        {texts.writtenBy(createdBy)}
        {startedAt && (
          <>
            {' · '}
            <DateTime at={startedAt} />
          </>
        )}
      </Text>
      {problem && (
        <Alert
          mt="md"
          color="orange"
          variant="light"
          icon={<IconAlertTriangle aria-hidden />}
          title={isStopped ? texts.stopped : texts.problem}
        >
          {isStopped ? texts.stoppedHint : texts.problemHint}{' '}
          <span style={{ overflowWrap: 'anywhere' }}>“{problem}”</span>
        </Alert>
      )}
    </section>
  )
}

type Refusal = CampaignDetails['refusals'][number]

const columns: Column<Refusal>[] = [
  {
    header: fieldsTexts.email,
    inCard: 'head',
    cell: ({ email }) => (
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {email ? <EmailText email={email} /> : texts.leftMeanwhile}
      </Text>
    ),
  },
  {
    header: fieldsTexts.status,
    width: 150,
    cell: ({ isGivenUp }) => (
      <Badge variant="light" color={isGivenUp ? 'red' : 'gray'}>
        {isGivenUp ? texts.givenUp : texts.triedAgain}
      </Badge>
    ),
  },
  {
    header: texts.reason,
    inCard: 'body',
    cell: ({ reason }) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
    ),
  },
]

const cancellation = {
  title: texts.cancelTitle,
  text: texts.confirmCancel,
  action: texts.cancel,
  tone: 'danger',
} as const
