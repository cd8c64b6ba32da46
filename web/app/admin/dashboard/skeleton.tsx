import { SimpleGrid, Skeleton } from '@mantine/core'
import { dashboardTexts } from './texts.ts'

/** The shape of a dashboard, while something else is on its way. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label={dashboardTexts.loading}>
      <Skeleton height={34} width="min(100%, 320px)" />
      <Skeleton height={18} width="min(100%, 460px)" mt="sm" mb="xl" />
      <Skeleton height={220} radius={8} mb="xl" />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} height={120} radius={8} />
        ))}
      </SimpleGrid>
    </div>
  )
}
