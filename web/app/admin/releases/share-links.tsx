import { limits, type ShareLink } from '@busbar/contract'
import { Button, Group, Select, Text, TextInput, Title } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../parts/confirm.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { focusContent } from '../parts/focus.ts'
import { Loaded } from '../parts/loaded.tsx'
import panel from '../parts/panel.module.css'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastFailed } from '../parts/toasts.tsx'
import styles from './releases.module.css'
import { releasesTexts } from './texts.ts'
import { useReleaseWrites, useShareLinks } from './use-releases.ts'
import { withToast } from './with-toast.ts'

const texts = releasesTexts.share
const offeredDays = [1, 7, 30, limits.releases.linkDays]

/** Links that show a release to people without an account: made, copied once, and withdrawn. */
export function ShareLinks({ release }: { release: string }) {
  const links = useShareLinks(release)
  const { share, withdraw } = useReleaseWrites()
  const [days, setDays] = useState('7')
  // What was made on this screen; it cannot be read again.
  const [made, setMade] = useState<{ _id: string; address: string }>()

  const create = async () => {
    try {
      const { _id, path } = await share.mutateAsync({ id: release, days: Number(days) })
      setMade({ _id, address: new URL(path, window.location.href).href })
    } catch (error) {
      toastFailed(texts.createFailed, error)
    }
  }

  const askAndWithdraw = async ({ _id }: ShareLink) => {
    if (!(await confirm(withdrawal))) return
    const told = { done: texts.withdrawn, failed: texts.withdrawFailed }
    if (!(await withToast(withdraw.mutateAsync({ id: release, link: _id }), told))) return
    if (made?._id === _id) setMade(undefined)
    focusContent()
  }

  return (
    <section className={panel.padded} aria-labelledby="share-heading">
      <Title order={2} size="h3" id="share-heading">
        {texts.heading}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {texts.hint}
      </Text>
      <Group gap="sm" mt="md" align="flex-end">
        <Select
          label={texts.days}
          w={120}
          size="sm"
          allowDeselect={false}
          data={offeredDays.map((number) => ({ value: String(number), label: texts.forDays(number) }))}
          value={days}
          onChange={(value) => value && setDays(value)}
        />
        <Button
          variant="default"
          leftSection={<IconLink size={18} aria-hidden />}
          loading={share.isPending}
          onClick={() => void create()}
        >
          {texts.create}
        </Button>
      </Group>
      {made && <NewLink key={made._id} address={made.address} />}
      <Loaded query={links} texts={texts}>
        {(list) =>
          list.length > 0 && (
            <ul className={styles.links} aria-label={texts.links}>
              {list.map((link) => (
                <li key={link._id}>
                  <div>
                    <Text size="sm" fw={600} className={styles.words}>
                      {texts.by(link.createdBy.name)}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {texts.until} <DateTime at={link.expiresAt} />
                    </Text>
                  </div>
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={texts.withdrawOf(link.createdBy.name)}
                    onClick={() => void askAndWithdraw(link)}
                  >
                    {texts.withdraw}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function NewLink({ address }: { address: string }) {
  return (
    <div className={styles.made}>
      <Text size="sm" fw={600} role="status">
        {texts.created}
      </Text>
      <div className={styles.copy}>
        {/* Selected, so that it can be copied by hand where the browser does not let us. */}
        <TextInput
          aria-label={texts.link}
          readOnly
          size="sm"
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={address} variant="filled" autoFocus />
      </div>
    </div>
  )
}

const withdrawal = {
  title: texts.withdrawTitle,
  text: texts.confirmWithdraw,
  action: texts.withdraw,
  tone: 'danger',
} as const
