import type { SupportCheck } from '@busbar/contract'
import { Anchor, Badge, Text, Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArchive,
  IconCircleCheck,
  IconCircleX,
  IconDatabase,
  IconListCheck,
  IconMail,
  IconMailOpened,
  IconPhoto,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { notifications } from '../navigation.ts'
import { DateTime } from '../parts/time/date-time.tsx'
import styles from './check-row.module.css'
import { supportTexts } from './texts.ts'

const partIcons = {
  database: IconDatabase,
  storage: IconPhoto,
  mail: IconMail,
  inbox: IconMailOpened,
  jobs: IconListCheck,
  backup: IconArchive,
}
const stateIcons = { ok: IconCircleCheck, warning: IconAlertTriangle, failed: IconCircleX }
const colours = { ok: 'gray', warning: 'amber', failed: 'red' } as const

/** One part: whether it works, what was found, and how to fix it. */
export function CheckRow({ check }: { check: SupportCheck }) {
  const { part, state, reason, took, facts } = check
  const PartIcon = partIcons[part]
  const StateIcon = stateIcons[state]
  return (
    <li className={styles.row}>
      <PartIcon size={24} stroke={1.4} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <div className={styles.head}>
          <Title order={3}>{supportTexts.parts[part]}</Title>
          <Badge color={colours[state]} size="lg" leftSection={<StateIcon size={16} aria-hidden />}>
            {supportTexts.states[state]}
          </Badge>
        </div>
        <Text size="sm" c="dimmed">
          {supportTexts.about[part]} {state !== 'failed' && capitalised(supportTexts.took(took))}
        </Text>
        {reason && (
          <Text size="sm" className={styles.mend} data-state={state}>
            {adviceFor(check)}
            {(reason === 'failures' || reason === 'set-aside') && (
              <>
                {' '}
                <Anchor component={Link} to={notifications.to} inherit fw={600} underline="always">
                  {notifications.label}
                </Anchor>
                .
              </>
            )}
          </Text>
        )}
        <dl className={styles.facts}>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{supportTexts.facts[name as keyof typeof supportTexts.facts] ?? name}</dt>
              <dd>{shown(name, value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

function adviceFor({ part, reason }: SupportCheck) {
  if (!reason) return ''
  return reason === 'unreachable' ? supportTexts.mend.unreachable[part] : supportTexts.mend[reason]
}

const bytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const dateTimes = ['lastBackup', 'lastProof', 'lastRead', 'failingSince']

function shown(name: string, value: string | number) {
  if (name === 'bytes' || name === 'room') return sized(Number(value))
  if (dateTimes.includes(name)) return <DateTime at={String(value)} />
  if (name === 'oldest') return supportTexts.seconds(Number(value))
  return supportTexts.values[value as keyof typeof supportTexts.values] ?? value
}

function sized(count: number) {
  const mega = count / 1024 ** 2
  return mega < 1024 ? `${bytes.format(mega)} MB` : `${bytes.format(mega / 1024)} GB`
}

function capitalised(text: string) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
