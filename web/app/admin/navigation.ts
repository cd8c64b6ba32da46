import type { CollectionName } from '@busbar/contract'
import { type Icon, IconHeartHandshake, IconLayoutDashboard } from '@tabler/icons-react'

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
