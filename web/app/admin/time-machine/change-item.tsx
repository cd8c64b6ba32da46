import { type HistoryEntry, texts as shared } from '@busbar/contract'
import { ActionIcon, Anchor, Avatar, Badge, Button, Menu, Text } from '@mantine/core'
import { IconArrowBackUp, IconDotsVertical, IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimeZone } from '../api/company.ts'
import { ChangedValues } from '../history/changed-values.tsx'
import { changesIn } from '../history/changes-in.ts'
import { useBringingBack } from '../history/use-bringing-back.ts'
import { WebsiteThenButton } from '../history/website-then.tsx'
import timeline from '../parts/timeline.module.css'
import { historyOf } from '../releases/draft-names.ts'
import type { TimelineChange } from './group-changes.ts'
import { addressOf, kindOf, recordTitle, sortOf } from './record-names.ts'
import { timeMachineTexts } from './texts.ts'
import styles from './time-machine.module.css'

const texts = timeMachineTexts
/** How many of the records that were changed at once are listed by name. */
const named = 3

type ChangeItemProps = {
  change: TimelineChange
  /** Nothing has been changed since. */
  isNewest: boolean
  /** All of its entries are loaded. */
  isWhole: boolean
}

/** What was saved at once: who did it, when and to what, and the way to the website as it was. */
export function ChangeItem({ change, isNewest, isWhole }: ChangeItemProps) {
  const { at, by, groups } = change
  const [isOpen, setOpen] = useState(false)
  const timeZone = useTimeZone()
  const entries = groups.flat()
  const [first] = entries
  if (!first) return null
  const told = entries.filter(
    (entry) => entry.action === 'update' && changesIn(entry.changes, entry.collection).length > 0,
  )
  const time = new Date(at).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone })
  return (
    <li className={`${timeline.entry} ${styles.change}`}>
      <Avatar name={by.name} aria-hidden size={36} radius="50%" color="gray" />
      <div className={styles.what}>
        <Text size="sm" c="dimmed">
          {by.name} ·{' '}
          <time dateTime={at} title={dateOf(at, timeZone)}>
            {time}
          </time>
        </Text>
        {groups.map((group) => (
          <Group
            key={`${group[0]?.collection} ${group[0]?.action}`}
            group={group}
            isWhole={isWhole || group !== groups.at(-1)}
          />
        ))}
        {told.length > 0 && (
          <Button
            variant="subtle"
            size="compact-md"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.hide : texts.show}
          </Button>
        )}
        {isOpen &&
          told.map((entry) => (
            <div key={`${entry.collection} ${entry.recordId}`}>
              {entries.length > 1 && (
                <Text fw={600} size="sm" mt="sm">
                  {recordTitle(entry)}
                </Text>
              )}
              <ChangedValues of={historyOf(entry)} changes={changesIn(entry.changes, entry.collection)} />
            </div>
          ))}
      </div>
      <div className={styles.actions}>
        {isNewest ? (
          <Badge>{texts.now}</Badge>
        ) : (
          <WebsiteThenButton entry={first} isOfMany={entries.length > 1} />
        )}
        <BringBackMenu entry={first} isAlone={entries.length === 1} isNewest={isNewest} />
      </div>
    </li>
  )
}

/** One record, or several of a kind to which the same was done. */
function Group({ group, isWhole }: { group: HistoryEntry[]; isWhole: boolean }) {
  const [first] = group
  if (!first) return null
  if (group.length > 1)
    return (
      <div className={styles.group}>
        <Text fw={600}>{kindOf(first.collection)}</Text>
        <Text size="sm">{texts.many(shared.history.actions[first.action], group.length, isWhole)}</Text>
        <Text size="sm" c="dimmed">
          {texts.names(group.slice(0, named).map(recordTitle), group.length - named)}
        </Text>
      </div>
    )
  const address = addressOf(first)
  const title = recordTitle(first)
  const sort = sortOf(first.collection)
  return (
    <div className={styles.group}>
      <div className={styles.title}>
        {address ? (
          <Anchor component={Link} to={address} className={styles.name}>
            {title}
          </Anchor>
        ) : (
          <Text component="span" fw={600}>
            {title}
          </Text>
        )}
        {sort && <Badge color="gray">{sort}</Badge>}
      </div>
      <Text size="sm">{doneTo(first)}</Text>
    </div>
  )
}

function doneTo({ action, changes, collection }: HistoryEntry) {
  if (action !== 'update' || collection === 'images') return shared.history.actions[action]
  const names = [...new Set(changesIn(changes, collection).map(({ label }) => label))]
  return names.length > 0 ? shared.history.changed(names) : texts.moved
}

/** The ways back to here; none where nothing has changed since. */
function BringBackMenu({
  entry,
  isAlone,
  isNewest,
}: {
  entry: HistoryEntry
  isAlone: boolean
  isNewest: boolean
}) {
  const { isBusy, bringRecord, bringAll } = useBringingBack(entry)
  const canBringRecord = isAlone && (!isNewest || entry.action === 'delete')
  if (isNewest && !(canBringRecord && bringRecord)) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon loading={isBusy} aria-label={texts.more(recordTitle(entry))}>
          <IconDotsVertical size={19} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canBringRecord && bringRecord && (
          <Menu.Item leftSection={<IconRestore size={18} aria-hidden />} onClick={bringRecord}>
            {texts.bringRecordBack}
          </Menu.Item>
        )}
        {!isNewest && (
          <Menu.Item leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={bringAll}>
            {texts.bringAllBack}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function dateOf(at: string, timeZone: string) {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone })
}
