import type { Dashboard } from '@busbar/contract'
import { Anchor, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { cappedCount } from '../parts/capped-count.ts'
import { DayChart } from './day-chart.tsx'
import styles from './messages-summary.module.css'
import { dashboardTexts } from './texts.ts'

/** How many messages came lately, and the way to those that nobody has read. */
export function MessagesSummary({ days, unread }: { days: Dashboard['messagesPerDay']; unread: number }) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.summary} aria-labelledby="messages-summary-heading">
      <div className={styles.head}>
        <Title order={2} id="messages-summary-heading">
          {dashboardTexts.messages}
        </Title>
        <Anchor
          component={Link}
          to="/admin/messages?status=unread"
          className={styles.unread}
          fw={600}
          size="sm"
        >
          {unread > 0 && <span className={styles.dot} />}
          {unread > 0 ? dashboardTexts.unreadMessages(unread, cappedCount(unread)) : dashboardTexts.allRead}
          <IconArrowRight size={16} aria-hidden />
        </Anchor>
      </div>
      <p className={styles.total}>
        <span className={styles.number}>{total}</span> {dashboardTexts.inDays(days.length)}
      </p>
      <DayChart days={days} total={total} />
    </section>
  )
}
