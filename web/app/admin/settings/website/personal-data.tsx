import { limits, type PersonalData } from '@busbar/contract'
import { Button, Group, List, Text, TextInput, Title } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useErasePerson, useFindPerson } from '../../api/privacy.ts'
import { BusyButton } from '../../parts/busy-button.tsx'
import { confirm } from '../../parts/confirm.tsx'
import { DateTime } from '../../parts/date-time.tsx'
import { toastDone, toastFailed } from '../../parts/toasts.tsx'
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
  const { email, messages, subscription } = person
  if (messages.length === 0 && !subscription)
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

/** Hands it over as a file. Its name says nothing about whom it is of. */
function download(person: PersonalData) {
  const file = new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = privacyTexts.fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
