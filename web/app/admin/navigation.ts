import type { Role, ScreenName } from '@busbar/contract'
import {
  type Icon,
  IconAdjustments,
  IconBell,
  IconBook,
  IconBuildingFactory2,
  IconHeartRateMonitor,
  IconHistory,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMail,
  IconPhoto,
  IconSend,
  IconSettings,
  IconStack2,
  IconUsers,
} from '@tabler/icons-react'
import { collectionScreens, screenNames } from './collections.ts'

export type Destination = { label: string; to: string; icon: Icon; about: string }

export const dashboard: Destination = {
  label: 'Dashboard',
  to: '/admin',
  icon: IconLayoutDashboard,
  about: 'Your starting point',
}

/** The screen of every content type. */
export const screens = Object.fromEntries(
  screenNames.map((name): [ScreenName, Destination] => [
    name,
    { ...collectionScreens[name], to: `/admin/${name}` },
  ]),
) as Record<ScreenName, Destination>

export const messages: Destination = {
  label: 'Messages',
  to: '/admin/messages',
  icon: IconMail,
  about: 'What visitors have written to you.',
}

const newsletter: Destination = {
  label: 'Newsletter',
  to: '/admin/newsletter',
  icon: IconSend,
  about: 'Subscribers and campaigns.',
}

const library: Destination = {
  label: 'Library',
  to: '/admin/library',
  icon: IconPhoto,
  about: 'Every image, and where it is used.',
}

const releases: Destination = {
  label: 'Releases',
  to: '/admin/releases',
  icon: IconStack2,
  about: 'Drafts waiting to go live, on their own or together.',
}

const timeMachine: Destination = {
  label: 'Time machine',
  to: '/admin/time-machine',
  icon: IconHistory,
  about: 'Every change, and the website as it was.',
}

export const settings: Destination = {
  label: 'Settings',
  to: '/admin/settings',
  icon: IconSettings,
  about: 'Company, website and your own account.',
}

/** The first part of the settings, for those who may change it. */
export const companyProfile: Destination = {
  label: 'Company profile',
  to: '/admin/settings?tab=general',
  icon: IconBuildingFactory2,
  about: 'Name, contact details and logo.',
}

/** The website's part of the settings, at an address of its own. */
export const siteSettings: Destination = {
  label: 'Website settings',
  to: '/admin/site-settings',
  icon: IconAdjustments,
  about: 'Search engines, hero images, FAQ, privacy text, enquiries and more.',
}

/** Addresses of one screen, between which nothing that was typed is lost. */
export function isSameScreen(one: string, other: string) {
  return one === other || [one, other].every((path) => [settings.to, siteSettings.to].includes(path))
}

/** Whether an address is that of a screen, or of something on it. */
export function isOnScreen(path: string, { to }: Destination) {
  return path === to || (to !== dashboard.to && path.startsWith(`${to}/`))
}

export const users: Destination = {
  label: 'Users',
  to: '/admin/users',
  icon: IconUsers,
  about: 'Who can sign in, and what they can do.',
}

export const notifications: Destination = {
  label: 'Notifications',
  to: '/admin/notifications',
  icon: IconBell,
  about: 'Everything that needs your attention, and what the bell shows.',
}

const help: Destination = {
  label: 'Help',
  to: '/admin/help',
  icon: IconLifebuoy,
  about: 'How to change a price, add a product, answer an enquiry and more.',
}

export const documentation: Destination = {
  label: 'Documentation',
  to: '/admin/documentation',
  icon: IconBook,
  about: 'The manual and the API reference.',
}

export const support: Destination = {
  label: 'Support',
  to: '/admin/support',
  icon: IconHeartRateMonitor,
  about: 'Whether everything works, and how to fix what doesn’t.',
}

/** What the sidebar begins with, in the order of the specification. */
const specified: ScreenName[] = ['products', 'categories', 'services', 'team', 'partners', 'clients']

/** Where a role can go, in the sidebar's groups. */
export function destinationsOf(role: Role): Destination[][] {
  const first = [dashboard, ...specified.map((name) => screens[name]), settings]
  const content = screenNames.filter((name) => !specified.includes(name)).map((name) => screens[name])
  const apart = [messages, newsletter, library, releases, timeMachine]
  const aside =
    role === 'editor'
      ? [notifications, help, documentation]
      : [notifications, siteSettings, help, documentation, support]
  return [first, content, role === 'owner' ? [...apart, users] : apart, aside]
}
