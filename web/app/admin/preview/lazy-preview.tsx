import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { PagePreviewProps } from './page-preview.tsx'

const PagePreview = lazy(() => import('./page-preview.tsx'))

/** The website with what is not published yet. It is fetched when it is first looked at. */
export function Preview(props: PagePreviewProps) {
  return (
    <Suspense fallback={<Skeleton height="100%" mih={320} />}>
      <PagePreview {...props} />
    </Suspense>
  )
}
