import { type Session, texts } from '@busbar/contract'
import { Badge, Button, Group, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useSessionEnds, useSessions } from '../api/account/sessions.ts'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import styles from './account.module.css'
import { AccountSection } from './account-section.tsx'

const sessionsTexts = texts.auth.sessions

/** Every place where the user is signed in, and a way to end each. */
export function Sessions() {
  const sessions = useSessions()
  const { endOne, endOthers } = useSessionEnds()
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent)

  const end = ({ _id }: Session) =>
    endOne.mutate(_id, {
      onSuccess: () => {
        toastDone(sessionsTexts.ended)
        focusContent()
      },
      onError: (error) => toastFailed(sessionsTexts.endFailed, error),
    })

  const askAndEndOthers = async () => {
    const isAgreed = await confirm({
      title: sessionsTexts.endOthers,
      text: sessionsTexts.confirmEndOthers,
      action: texts.auth.signOut,
      tone: 'warning',
    })
    if (!isAgreed) return
    endOthers.mutate(undefined, {
      onSuccess: ({ ended }) => {
        toastDone(sessionsTexts.endedOthers(ended))
        focusContent()
      },
      onError: (error) => toastFailed(sessionsTexts.endFailed, error),
    })
  }

  return (
    <AccountSection id="sessions-heading" texts={sessionsTexts}>
      <LoadedPanel query={sessions} texts={sessionsTexts}>
        {(sessions) => (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <Place key={session._id} session={session} onEnd={() => end(session)} />
            ))}
          </ul>
        )}
      </LoadedPanel>
      {hasOthers && (
        <Button variant="default" mt="md" onClick={() => void askAndEndOthers()}>
          {sessionsTexts.endOthers}
        </Button>
      )}
    </AccountSection>
  )
}

function Place({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { device, address, lastSeenAt, isCurrent } = session
  const DeviceIcon = /android|iphone|ipad|mobile/i.test(device) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles.row}>
      <DeviceIcon size={24} stroke={1.4} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {isCurrent && <Badge>{sessionsTexts.current}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {address} · {sessionsTexts.lastSeen} <DateTime at={lastSeenAt} isRelative />
        </Text>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="compact-md"
          onClick={onEnd}
          aria-label={`${sessionsTexts.end} ${device}`}
        >
          {sessionsTexts.end}
        </Button>
      )}
    </li>
  )
}
