import type { Campaign } from '@busbar/contract'
import { ActionIcon, Group, Text, Tooltip } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useCampaigns, useCampaignWrites } from '../api/campaigns.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { EmptyList } from '../parts/list-states.tsx'
import { LoadedPanel } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { ListPages } from '../records/list-pages.tsx'
import { useListView } from '../records/list-view.ts'
import { type Column, RecordTable } from '../records/record-table.tsx'
import { CampaignState, progressOf } from './campaign-state.tsx'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.campaigns

/** What was written and sent. */
export function Campaigns() {
  const view = useListView()
  const navigate = useNavigate()
  const { page, limit } = view.query
  const list = useCampaigns({ page, limit })
  const { remove } = useCampaignWrites()
  const open = ({ _id }: Campaign) => void navigate(`/admin/newsletter/campaigns/${_id}`)

  const askAndRemove = async (campaign: Campaign) => {
    if (!(await confirm({ ...removal, about: campaign.title }))) return
    remove.mutate(campaign._id, {
      onSuccess: () => {
        toastDone(texts.deleted)
        focusContent()
      },
      onError: (error) => toastFailed(texts.deleteFailed, error),
    })
  }

  return (
    <>
      <LoadedPanel query={list} texts={texts}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyList title={texts.empty} hint={texts.emptyHint} search="" onClear={() => {}} />
          ) : (
            <RecordTable
              label={texts.tab}
              records={data}
              columns={columns}
              onOpen={open}
              actions={(campaign) => (
                <Actions
                  campaign={campaign}
                  onOpen={() => open(campaign)}
                  onDelete={() => void askAndRemove(campaign)}
                />
              )}
            />
          )
        }
      </LoadedPanel>
      {list.data && <ListPages meta={list.data.meta} onTurn={view.turnTo} />}
    </>
  )
}

const columns: Column<Campaign>[] = [
  {
    header: texts.title,
    inCard: 'head',
    width: '32%',
    least: 180,
    cell: ({ title }) => <Text fw={600}>{title}</Text>,
  },
  { header: fieldsTexts.status, width: 116, cell: ({ state }) => <CampaignState state={state} /> },
  {
    header: texts.progress,
    cell: (campaign) => (
      <Text size="sm" c="dimmed">
        {progressOf(campaign)}
      </Text>
    ),
  },
  {
    header: texts.when,
    width: 196,
    cell: ({ startedAt, updatedAt }) => <DateTime at={startedAt ?? updatedAt} />,
  },
]

function Actions({ campaign, onOpen, onDelete }: ActionsProps) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={texts.openHint}>
        <ActionIcon aria-label={texts.open(campaign.title)} onClick={onOpen}>
          <IconPencil size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      {campaign.state === 'draft' && (
        <Tooltip label={texts.deleteHint}>
          <ActionIcon aria-label={texts.delete(campaign.title)} onClick={onDelete}>
            <IconTrash size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  )
}

type ActionsProps = { campaign: Campaign; onOpen: () => void; onDelete: () => void }

const removal = {
  title: texts.deleteTitle,
  text: texts.confirmDelete,
  action: texts.deleteHint,
  tone: 'danger',
} as const
