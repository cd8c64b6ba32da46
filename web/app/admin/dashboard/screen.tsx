import { texts } from '@busbar/contract'
import { Text, Title } from '@mantine/core'
import { Navigate } from 'react-router'
import { useDashboard } from '../api/dashboard.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { SetupChecklist } from '../setup/checklist.tsx'
import { MissedByVisitors } from '../setup/gaps.tsx'
import { useSetup } from '../setup/use-setup.ts'
import { ContentWarnings } from './content-warnings.tsx'
import { partOfDay } from './greeting.ts'
import { MessagesSummary } from './messages-summary.tsx'
import { QuickAccess } from './quick-access.tsx'
import styles from './screen.module.css'
import { DashboardSkeleton } from './skeleton.tsx'
import { dashboardTexts } from './texts.ts'

export default function Dashboard() {
  const { name, role } = useCurrentUser()
  const dashboard = useDashboard()
  const { data: setup } = useSetup(role !== 'editor')
  // The first question comes before everything else.
  if (role === 'owner' && setup?.steps[0]?.state === 'open')
    return (
      <>
        <Navigate to="/admin/setup" replace />
        <DashboardSkeleton />
      </>
    )
  return (
    <>
      <Title>{texts.admin.greeting(partOfDay(new Date()), name)}</Title>
      <Text c="dimmed" mt={6} mb="xl">
        {texts.admin.dashboardHint}
      </Text>
      {setup && !setup.isFinished && <SetupChecklist setup={setup} />}
      <div className={styles.missed}>{setup && <MissedByVisitors setup={setup} />}</div>
      <div className={styles.summary} data-waiting={dashboard.data ? undefined : true}>
        <LoadedPanel query={dashboard} texts={dashboardTexts}>
          {({ messagesPerDay, unread }) => <MessagesSummary days={messagesPerDay} unread={unread} />}
        </LoadedPanel>
        {dashboard.data && (
          <section className={styles.panel} aria-labelledby="attention-heading">
            <ContentWarnings headingId="attention-heading" attention={dashboard.data.attention} />
          </section>
        )}
      </div>
      <QuickAccess role={role} dashboard={dashboard.data} />
    </>
  )
}
