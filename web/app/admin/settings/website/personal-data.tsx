import { limits, type PersonalData } from '@busbar/contract'
import { Anchor, Button, Group, List, Text, TextInput, Title } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useErasePerson, useFindPerson } from '../../api/privacy.ts'
import { BusyButton } from '../../parts/busy-button.tsx'
import { confirm } from '../../parts/confirm.tsx'
import { DateTime } from '../../parts/time/date-time.tsx'
import { toastDone, toastFailed } from '../../parts/toasts.tsx'
import { draftTitle, editorOf, trashOf } from '../../releases/draft-names.ts'
import { kindOf } from '../../time-machine/record-names.ts'
import panel from '../settings-panel.module.css'
import styles from './personal-data.module.css'
import { privacyTexts } from './texts.ts'

/** What is kept about a person who asks, as a file to hand over, and the way to forget them. */
export function PersonalDataPanel() {
  const [email, setEmail] = useState('')
  const find = useFindPerson()

  const search = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim()) find.mutate(email, { onError: (error) => toastFailed(privacyTexts.failed, error) })
  }
  return (
    <section className={panel.panel} aria-label={privacyTexts.heading}>
      <form className={panel.fields} onSubmit={search} noValidate aria-label={privacyTexts.heading}>
        <Text c="dimmed" size="sm" mb="md">
          {privacyTexts.hint}
        </Text>
        <Group align="flex-end" gap="sm">
          <TextInput
            className={styles.email}
            type="email"
            label={privacyTexts.email}
            autoComplete="off"
            maxLength={limits.contact.email}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <BusyButton
            h={42}
            type="submit"
            label={privacyTexts.search}
            busyLabel={privacyTexts.searching}
            isBusy={find.isPending}
          />
        </Group>
      </form>
      {find.data && <Found person={find.data} onErased={find.reset} />}
    </section>
  )
}

function Found({ person, onErased }: { person: PersonalData; onErased: () => void }) {
  const erase = useErasePerson()
  const { email, messages, subscription, records, drafts } = person
  if (messages.length + records.length + drafts.length === 0 && !subscription)
    return (
      <Text className={styles.found} role="status" fw={600}>
        {privacyTexts.nothing(email)}
      </Text>
    )

  const eraseAll = async () => {
    try {
      const isAgreed = await confirm({
        title: privacyTexts.eraseTitle,
        text: privacyTexts.confirmErase,
        about: email,
        action: privacyTexts.erase,
        busy: privacyTexts.erasing,
        tone: 'danger',
        work: () => erase.mutateAsync(email),
      })
      if (!isAgreed) return
      toastDone(privacyTexts.erased)
      onErased()
    } catch (error) {
      toastFailed(privacyTexts.eraseFailed, error as Error)
    }
  }
  const replies = messages.reduce((count, message) => count + message.replies.length, 0)
  return (
    <div className={styles.found}>
      <Title order={2} size="h4">
        {privacyTexts.found(email)}
      </Title>
      <Text mt="xs">
        {privacyTexts.messages(messages.length)}, {privacyTexts.replies(replies)}
      </Text>
      <List size="sm" mt={4} spacing={4} className={styles.list}>
        {messages.map(({ _id, subject, createdAt }) => (
          <List.Item key={_id}>
            {subject}{' '}
            <Text span c="dimmed" inherit>
              <DateTime at={createdAt} />
            </Text>
          </List.Item>
        ))}
      </List>
      <Text mt="md">
        {subscription ? (
          <>
            {subscription.confirmedAt ? privacyTexts.subscribed : privacyTexts.asked}{' '}
            <DateTime at={subscription.confirmedAt ?? subscription.createdAt} />
          </>
        ) : (
          privacyTexts.notSubscribed
        )}
      </Text>
      <Mentions heading={privacyTexts.records} about={records} />
      <Mentions heading={privacyTexts.drafts} about={drafts} />
      <Group mt="lg" gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download(person)}
        >
          {privacyTexts.exportFile}
        </Button>
        <Button
          color="red"
          variant="light"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void eraseAll()}
        >
          {privacyTexts.erase}
        </Button>
      </Group>
    </div>
  )
}

type Mention = Omit<PersonalData['drafts'][number], '_id'> & { isInTrash?: boolean }

/** Records or drafts about the person, each with a link to it. */
function Mentions({ heading, about }: { heading: string; about: Mention[] }) {
  if (about.length === 0) return null
  return (
    <>
      <Text mt="md">{heading}</Text>
      <List size="sm" mt={4} spacing={4} className={styles.list}>
        {about.map(({ isInTrash, ...mention }) => (
          <List.Item key={`${mention.collection} ${mention.recordId}`}>
            <Anchor component={Link} to={isInTrash ? trashOf(mention) : editorOf(mention)}>
              {draftTitle(mention)}
            </Anchor>{' '}
            <Text span c="dimmed" inherit>
              {[kindOf(mention.collection), isInTrash && privacyTexts.isInTrash].filter(Boolean).join(', ')}
            </Text>
          </List.Item>
        ))}
      </List>
    </>
  )
}

/** Hands it over as a file. Its name says nothing about whom it is of. */
function download(person: PersonalData) {
  const file = new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = privacyTexts.fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
