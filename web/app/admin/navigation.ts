import type { CollectionName, Role } from '@busbar/contract'
import {
  type Icon,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'

export type Destination = { label: string; to: string; icon: Icon; about: string }

export const dashboard: Destination = {
  label: 'Dashboard',
  to: '/admin',
  icon: IconLayoutDashboard,
  about: 'Where everything starts',
}

/** The screen of every content type, in the sidebar's order. */
export const screens = {
  partners: {
    label: 'Partners',
    to: '/admin/partners',
    icon: IconHeartHandshake,
    about: 'The firms shown in the Partners section: logo, website and a few words.',
  },
} satisfies Record<CollectionName, Destination>

export const settings: Destination = {
  label: 'Settings',
  to: '/admin/settings',
  icon: IconSettings,
  about: 'Your name, email and password, and where you are signed in.',
}

const users: Destination = {
  label: 'Users',
  to: '/admin/users',
  icon: IconUsers,
  about: 'Who may sign in, and what they may do.',
}

/** Where a role can go, in the sidebar's groups. */
export function destinationsOf(role: Role): Destination[][] {
  const content = [dashboard, ...Object.values(screens), settings]
  return role === 'owner' ? [content, [users]] : [content]
}
