import { type HistoryEntry, texts } from '@busbar/contract'
import { Button, Group, Text } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { Modal } from '../parts/layers.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { Preview } from '../preview/lazy-preview.tsx'
import styles from './history.module.css'
import { useBringingBack } from './use-bringing-back.ts'

/** Opens the website as it was right after a change, over the whole window. */
export function WebsiteThenButton({ entry, isOfMany = false }: WebsiteThenProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconWorld size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {texts.history.seeWebsite}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        fullScreen
        title={
          <>
            {texts.history.websiteOf} <DateTime at={entry.at} />
          </>
        }
        classNames={{ content: styles.websiteThen, body: styles.websiteThenBody }}
      >
        {isOpen && <WebsiteThen entry={entry} isOfMany={isOfMany} />}
      </Modal>
    </>
  )
}

type WebsiteThenProps = {
  entry: HistoryEntry
  /** Several records were changed at once: none of them is 'this record'. */
  isOfMany?: boolean
}

function WebsiteThen({ entry, isOfMany }: WebsiteThenProps) {
  const { isBusy, bringRecord, bringAll } = useBringingBack(entry)
  return (
    <>
      <div className={styles.bringBack}>
        <Text size="sm" c="dimmed">
          {texts.history.aboutWebsite}
        </Text>
        <Group gap="xs">
          {bringRecord && !isOfMany && (
            <Button variant="default" disabled={isBusy} onClick={bringRecord}>
              {texts.history.bringRecordBack}
            </Button>
          )}
          <Button disabled={isBusy} onClick={bringAll}>
            {texts.history.bringAllBack}
          </Button>
        </Group>
      </div>
      <Preview asOf={entry.change} path="/" />
    </>
  )
}
