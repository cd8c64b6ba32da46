import type { Role } from '@busbar/contract'
import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Link, useLocation } from 'react-router'
import { useUnreadCount } from '../api/messages.ts'
import { type Destination, destinationsOf, isOnScreen, messages } from '../navigation.ts'
import { cappedCount } from '../parts/capped-count.ts'
import { CompanyMark, useCompanyBrand } from '../parts/company-brand.tsx'
import styles from './sidebar.module.css'

/** The way to every screen. Beside the page it can be collapsed; in the drawer it can be closed. */
export function Sidebar(props: {
  role: Role
  isCollapsed?: boolean
  onToggle?: () => void
  onChoose?: () => void
  onClose?: () => void
}) {
  const { role, isCollapsed = false, onToggle, onChoose, onClose } = props
  const toggleLabel = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'
  const groups = destinationsOf(role)
  const ToggleIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  return (
    <div
      className={styles.sidebar}
      style={{ '--entries': groups.flat().length } as CSSProperties}
      data-collapsed={isCollapsed || undefined}
    >
      <div className={styles.head}>
        <CompanyMark size={32} />
        <span className={styles.company}>{useCompanyBrand().name}</span>
        {onClose && (
          <ActionIcon className={styles.onRail} onClick={onClose} aria-label="Close menu">
            <IconX size={20} />
          </ActionIcon>
        )}
      </div>
      {groups.map((group) => (
        <ul key={group[0]?.to} className={styles.bar}>
          {group.map((destination) => (
            <li key={destination.to}>
              <Feeder destination={destination} isCollapsed={isCollapsed} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ))}
      {onToggle && (
        <Tooltip label={toggleLabel} position="right" disabled={!isCollapsed}>
          <UnstyledButton
            className={styles.toggle}
            onClick={onToggle}
            aria-label={toggleLabel}
            aria-expanded={!isCollapsed}
          >
            <ToggleIcon size={20} aria-hidden />
            <span className={styles.label}>Collapse</span>
          </UnstyledButton>
        </Tooltip>
      )}
    </div>
  )
}

/** One circuit of the bar; the one that the user is on is live. */
function Feeder(props: { destination: Destination; isCollapsed: boolean; onChoose?: () => void }) {
  const { destination, isCollapsed, onChoose } = props
  const { pathname } = useLocation()
  return (
    <Tooltip label={destination.label} position="right" disabled={!isCollapsed}>
      <Link
        to={destination.to}
        aria-current={isOnScreen(pathname, destination) ? 'page' : undefined}
        className={styles.feeder}
        onClick={onChoose}
        aria-label={isCollapsed ? destination.label : undefined}
      >
        <destination.icon size={20} stroke={1.6} aria-hidden />
        <span className={styles.label}>{destination.label}</span>
        {destination === messages && <UnreadCount />}
      </Link>
    </Tooltip>
  )
}

/** For the eye alone: the bell says it to the ear. */
function UnreadCount() {
  const unread = useUnreadCount().data ?? 0
  return unread > 0 ? (
    <span className={styles.unread} aria-hidden>
      {cappedCount(unread)}
    </span>
  ) : null
}
