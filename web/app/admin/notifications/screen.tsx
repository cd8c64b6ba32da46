import type { NoticeList } from '@busbar/contract'
import { Anchor, Button, Text } from '@mantine/core'
import { IconBellCheck, IconRefresh } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useNotifications } from '../api/notifications.ts'
import { cappedCount } from '../parts/capped-count.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { NoticeRow } from './notice-row.tsx'
import { Preferences } from './preferences.tsx'
import styles from './screen.module.css'
import { notificationsTexts } from './texts.ts'

export const meta = () => screenMeta(notificationsTexts.title)

/** Everything that asks for attention, with what to do about it. */
export default function NotificationsScreen() {
  const notices = useNotifications({ isFresh: true })
  return (
    <>
      <ScreenHead title={notificationsTexts.title}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={notices.isFetching && !notices.isPending}
          onClick={() => void notices.refetch()}
        >
          {notificationsTexts.refresh}
        </Button>
      </ScreenHead>
      <div className={styles.columns}>
        <LoadedPanel
          query={notices}
          texts={{ loading: notificationsTexts.loadingAll, loadFailed: notificationsTexts.loadFailed }}
        >
          {(list) => <Notices {...list} />}
        </LoadedPanel>
        {notices.data && <Preferences bell={notices.data.meta.bell} />}
      </div>
    </>
  )
}

function Notices({ data, meta }: NoticeList) {
  const shown = data.filter(({ kind }) => kind === 'message').length
  if (data.length === 0)
    return (
      <div className={styles.none}>
        <IconBellCheck size={40} stroke={1.3} aria-hidden />
        <Text fw={600}>{notificationsTexts.nothing}</Text>
        <Text size="sm" c="dimmed">
          {notificationsTexts.nothingHint}
        </Text>
      </div>
    )
  return (
    <>
      <ul className={styles.list}>
        {data.map((notice) => (
          <NoticeRow key={notice._id} notice={notice} />
        ))}
      </ul>
      {meta.counts.message > shown && (
        <Text className={styles.more} size="sm">
          <Anchor component={Link} to="/admin/messages?status=unread" inherit fw={600}>
            {notificationsTexts.allUnread(cappedCount(meta.counts.message))}
          </Anchor>
        </Text>
      )}
    </>
  )
}
