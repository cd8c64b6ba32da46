import { ActionIcon, Button } from '@mantine/core'
import { IconRefresh, IconUserShield } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { refreshMessages, type useMessages } from '../api/messages.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** What is kept of a person, for those who may look into it. On a phone, its icon alone. */
export function PrivacyLink() {
  const { role } = useCurrentUser()
  const isPhone = useIsPhone()
  const link = { component: Link, to: '/admin/site-settings?tab=personal-data' }
  if (role === 'editor') return null
  if (isPhone)
    return (
      <ActionIcon {...link} aria-label={texts.privacy}>
        <IconUserShield size={20} />
      </ActionIcon>
    )
  return (
    <Button {...link} variant="subtle" color="gray" leftSection={<IconUserShield size={18} aria-hidden />}>
      {texts.privacy}
    </Button>
  )
}

/** Reads the list again, and says so. On a phone, its icon alone. */
export function Refresh({ list }: { list: Pick<ReturnType<typeof useMessages>, 'refetch'> }) {
  const isPhone = useIsPhone()
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    const { error } = await list.refetch()
    await refreshMessages()
    setRefreshing(false)
    if (error) toastFailed(texts.loadFailed, error)
    else toastDone(texts.refreshed)
  }
  const button = { variant: 'default', loading: isRefreshing, onClick: () => void refresh() }
  if (isPhone)
    return (
      <ActionIcon {...button} aria-label={texts.refresh}>
        <IconRefresh size={20} />
      </ActionIcon>
    )
  return (
    <Button {...button} leftSection={<IconRefresh size={18} aria-hidden />}>
      {texts.refresh}
    </Button>
  )
}
