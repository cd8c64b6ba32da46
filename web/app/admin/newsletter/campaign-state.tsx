import type { Campaign } from '@busbar/contract'
import { Badge } from '@mantine/core'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.campaigns
const colours = { draft: 'gray', sending: 'amber', paused: 'red', done: 'gray', cancelled: 'gray' } as const

export function CampaignState({ state }: { state: Campaign['state'] }) {
  return (
    <Badge variant="light" color={colours[state]}>
      {texts.states[state]}
    </Badge>
  )
}

/** How far it is, in one line. */
export function progressOf({ counts, state }: Pick<Campaign, 'counts' | 'state'>) {
  if (state === 'draft') return ''
  const { total, sent, failed, skipped, waiting } = counts
  return [
    texts.sentOf(sent, total),
    failed > 0 && texts.failed(failed),
    skipped > 0 && texts.skipped(skipped),
    state === 'cancelled' && waiting > 0 && texts.notSent(waiting),
  ]
    .filter(Boolean)
    .join(', ')
}
