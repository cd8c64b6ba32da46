import type { Dashboard, Role } from '@busbar/contract'
import { SimpleGrid, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { screenNames } from '../collections.ts'
import { companyProfile, type Destination, messages, screens, settings } from '../navigation.ts'
import { cappedCount } from '../parts/capped-count.ts'
import styles from './quick-access.module.css'
import { dashboardTexts } from './texts.ts'

const specified = new Set(['products', 'categories', 'clients', 'team', 'partners', 'services'])

/** The specified cards in the specified order, then other content types; each with how much is behind it. */
export function QuickAccess({ role, dashboard }: { role: Role; dashboard?: Dashboard }) {
  const { totals, unread } = dashboard ?? {}
  return (
    <section aria-labelledby="quick-access-heading">
      <Title order={2} id="quick-access-heading" mb="md">
        {dashboardTexts.quickAccess}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        <Card destination={screens.products} total={totals?.products} />
        <Card destination={screens.categories} total={totals?.categories} />
        {role !== 'editor' && <Card destination={companyProfile} />}
        <Card destination={screens.clients} total={totals?.clients} />
        <Card destination={{ ...screens.team, about: dashboardTexts.userManagement }} total={totals?.team} />
        <Card destination={messages} note={unread ? dashboardTexts.unread(cappedCount(unread)) : undefined} />
        <Card destination={screens.partners} total={totals?.partners} />
        <Card destination={screens.services} total={totals?.services} />
        {screenNames
          .filter((name) => !specified.has(name))
          .map((name) => (
            <Card key={name} destination={screens[name]} total={totals?.[name]} />
          ))}
        <Card destination={settings} />
      </SimpleGrid>
    </section>
  )
}

function Card(props: { destination: Destination; total?: number; note?: string }) {
  const { destination, total, note } = props
  return (
    <Link to={destination.to} className={styles.card}>
      <span className={styles.head}>
        <destination.icon size={24} stroke={1.5} aria-hidden />
        {note ? <span className={styles.note}>{note}</span> : <span className={styles.total}>{total}</span>}
      </span>
      <span className={styles.label}>
        {destination.label}
        <IconArrowRight size={18} aria-hidden />
      </span>
      <span className={styles.about}>{destination.about}</span>
    </Link>
  )
}
