import type { Release } from '@busbar/contract'
import { Badge } from '@mantine/core'
import { releasesTexts } from './texts.ts'

const colours = { open: 'gray', scheduled: 'amber', failed: 'red', published: 'gray' } as const

export function ReleaseStatus({ status, review }: Pick<Release, 'status' | 'review'>) {
  if (review)
    return (
      <Badge variant="light" color={review === 'asked' ? 'blue' : 'amber'}>
        {releasesTexts.review.statuses[review]}
      </Badge>
    )
  return (
    <Badge variant="light" color={colours[status]}>
      {releasesTexts.statuses[status]}
    </Badge>
  )
}
