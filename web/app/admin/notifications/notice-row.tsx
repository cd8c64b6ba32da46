import { type CollectionName, limits, type Notice, texts } from '@busbar/contract'
import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core'
import { IconEyeCheck, IconMail, IconMailQuestion, IconMailX, IconShieldQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useNoticeWrites } from '../api/notifications.ts'
import { messagesTexts } from '../messages/texts.ts'
import { companyProfile, type Destination, screens, siteSettings, support, users } from '../navigation.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import styles from './notice-row.module.css'
import { notificationsTexts } from './texts.ts'

type Of<Kind> = Extract<Notice, { kind: Kind }>

/** One thing that asks for attention: what it is, since when, and what to do about it. */
export function NoticeRow({ notice }: { notice: Notice }) {
  if (notice.kind === 'message') return <MessageNotice notice={notice} />
  if (notice.kind === 'review') return <ReviewNotice notice={notice} />
  if (notice.kind === 'spam') return <SpamNotice notice={notice} />
  if (notice.kind === 'incoming') return <IncomingNotice notice={notice} />
  return notice.kind === 'mail' ? <MailNotice notice={notice} /> : <ImageNotice notice={notice} />
}

function MessageNotice({ notice: { _id, name, subject, preview, at } }: { notice: Of<'message'> }) {
  const { markRead } = useNoticeWrites()
  return (
    <Row
      icon={<IconMail size={22} stroke={1.5} aria-hidden />}
      title={notificationsTexts.wrote(name)}
      at={at}
      actions={
        <>
          <Button component={Link} to={`/admin/messages/${_id}`} variant="default" size="compact-md">
            {notificationsTexts.readIt}
            <Hidden text={notificationsTexts.messageOf(name)} />
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            onClick={() =>
              markRead.mutate(_id, toastCallbacks(messagesTexts.markedRead, messagesTexts.markReadFailed))
            }
          >
            {notificationsTexts.markRead}
            <Hidden text={notificationsTexts.messageOf(name)} />
          </Button>
        </>
      }
    >
      <Text size="sm">{subject}</Text>
      <Text size="sm" c="dimmed">
        {preview.length < limits.messages.preview ? preview : `${preview}…`}
      </Text>
    </Row>
  )
}

function ReviewNotice({ notice: { _id, status, title, name, note, at } }: { notice: Of<'review'> }) {
  const release = title ?? texts.releases.unnamed
  return (
    <Row
      icon={<IconEyeCheck size={22} stroke={1.5} aria-hidden />}
      title={notificationsTexts.review[status](name, release)}
      at={at}
      actions={
        <Button component={Link} to={`/admin/releases/${_id}`} variant="default" size="compact-md">
          {notificationsTexts.openRelease}
          <Hidden text={release} />
        </Button>
      }
    >
      {note && (
        <Text size="sm" c="dimmed" className={styles.note}>
          {note}
        </Text>
      )}
    </Row>
  )
}

function SpamNotice({ notice: { at, count } }: { notice: Of<'spam'> }) {
  const { noteSpamSeen } = useNoticeWrites()
  return (
    <Row
      icon={<IconShieldQuestion size={22} stroke={1.5} aria-hidden />}
      title={notificationsTexts.quarantined(count)}
      at={at}
      actions={
        <>
          <Button component={Link} to="/admin/messages?status=spam" variant="default" size="compact-md">
            {notificationsTexts.lookThrough}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            onClick={() =>
              noteSpamSeen.mutate(
                undefined,
                toastCallbacks(notificationsTexts.spamSeen, notificationsTexts.spamSeenFailed),
              )
            }
          >
            {notificationsTexts.allSpam}
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {notificationsTexts.quarantineAdvice}
      </Text>
    </Row>
  )
}

function MailNotice({ notice: { _id, mail, to, at, isGivenUp } }: { notice: Of<'mail'> }) {
  const { role } = useCurrentUser()
  const { retryMail, forgetMail } = useNoticeWrites()
  const name = notificationsTexts.mails[mail]
  return (
    <Row
      icon={<IconMailX size={22} stroke={1.5} aria-hidden className={styles.bad} />}
      title={notificationsTexts.notSent(name, to)}
      at={at}
      actions={
        <>
          <Button
            variant="default"
            size="compact-md"
            onClick={() =>
              retryMail.mutate(
                _id,
                toastCallbacks(notificationsTexts.retried, notificationsTexts.retryFailed),
              )
            }
          >
            {notificationsTexts.tryAgain}
            <Hidden text={name} />
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            onClick={() =>
              forgetMail.mutate(
                _id,
                toastCallbacks(notificationsTexts.dismissed, notificationsTexts.dismissFailed),
              )
            }
          >
            {notificationsTexts.dismiss}
            <Hidden text={name} />
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {isGivenUp ? notificationsTexts.givenUp : notificationsTexts.triedAgain}{' '}
        {notificationsTexts.mailAdvice} <Place to={support} />
        {mail === 'invitation' && role === 'owner' && (
          <>
            . {notificationsTexts.invitationAdvice} <Place to={users} />
          </>
        )}
        .
      </Text>
    </Row>
  )
}

function IncomingNotice({ notice: { _id, sender, subject, reason, at } }: { notice: Of<'incoming'> }) {
  const { forgetMail } = useNoticeWrites()
  return (
    <Row
      icon={<IconMailQuestion size={22} stroke={1.5} aria-hidden className={styles.bad} />}
      title={notificationsTexts.notRead(sender)}
      at={at}
      actions={
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          onClick={() =>
            forgetMail.mutate(
              _id,
              toastCallbacks(notificationsTexts.incomingDismissed, notificationsTexts.dismissFailed),
            )
          }
        >
          {notificationsTexts.dismiss}
          <Hidden text={notificationsTexts.incomingEmail} />
        </Button>
      }
    >
      <Text size="sm">{subject ?? notificationsTexts.noSubject}</Text>
      <Text size="sm" c="dimmed">
        {notificationsTexts.notReadBecause[reason]} {notificationsTexts.notReadAdvice}
      </Text>
    </Row>
  )
}

function ImageNotice({ notice: { _id, usedIn, at } }: { notice: Of<'image'> }) {
  const { retryImage } = useNoticeWrites()
  const places = [...new Set(usedIn.map(placeOf))].filter((place) => place !== undefined)
  return (
    <Row
      icon={<img className={styles.image} src={_id} alt="" />}
      title={notificationsTexts.notPrepared}
      at={at}
      actions={
        <Button
          variant="default"
          size="compact-md"
          onClick={() =>
            retryImage.mutate(
              _id,
              toastCallbacks(notificationsTexts.imageRetried, notificationsTexts.retryFailed),
            )
          }
        >
          {notificationsTexts.tryAgain}
          <Hidden text={notificationsTexts.image} />
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {notificationsTexts.imageAdvice}{' '}
        {places.length > 0 && (
          <>
            {notificationsTexts.usedIn}{' '}
            {places.map((place, index) => (
              <span key={place.to}>
                {index > 0 && ', '}
                <Place to={place} />
              </span>
            ))}
            .
          </>
        )}
      </Text>
    </Row>
  )
}

function Row(props: { icon: ReactNode; title: string; at: string; actions: ReactNode; children: ReactNode }) {
  const { icon, title, at, actions, children } = props
  return (
    <li className={styles.row}>
      <div className={styles.icon}>{icon}</div>
      <div className={styles.about}>
        <div className={styles.head}>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed" className={styles.moment}>
            <DateTime at={at} isRelative />
          </Text>
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </li>
  )
}

function Place({ to: { label, to } }: { to: Destination }) {
  return (
    <Anchor component={Link} to={to} inherit underline="always">
      {label}
    </Anchor>
  )
}

/** What a button is about, for those who do not see what it stands beside. */
function Hidden({ text }: { text: string }) {
  return <VisuallyHidden>: {text}</VisuallyHidden>
}

function toastCallbacks(done: string, failed: string) {
  return {
    onSuccess: () => toastDone(done),
    onError: (error: Error) => toastFailed(failed, error),
  }
}

/** The screen of what uses an image. */
function placeOf(name: string): Destination | undefined {
  if (name === 'company') return companyProfile
  if (name === 'site-settings') return siteSettings
  return screens[name === 'events' ? 'categories' : (name as Exclude<CollectionName, 'events'>)]
}
