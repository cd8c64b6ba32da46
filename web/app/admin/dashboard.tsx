import { type CollectionName, texts } from '@busbar/contract'
import { SimpleGrid, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useRecords } from '../api/collection.ts'
import { useCurrentUser } from './current-user.ts'
import styles from './dashboard.module.css'
import { partOfDay } from './greeting.ts'
import { type Destination, screens, settings } from './navigation.ts'

export default function Dashboard() {
  const { name } = useCurrentUser()
  return (
    <>
      <Title>{texts.admin.greeting(partOfDay(new Date()), name)}</Title>
      <Text c="dimmed" mt={6} mb="xl">
        {texts.admin.dashboardHint}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {Object.entries(screens).map(([collection, destination]) => (
          <CollectionAccess key={collection} name={collection as CollectionName} destination={destination} />
        ))}
        <QuickAccess destination={settings} />
      </SimpleGrid>
    </>
  )
}

function CollectionAccess({ name, destination }: { name: CollectionName; destination: Destination }) {
  const total = useRecords(name, { limit: 1 }).data?.meta.total
  return <QuickAccess destination={destination} total={total} />
}

function QuickAccess({ destination, total }: { destination: Destination; total?: number }) {
  return (
    <Link to={destination.to} className={styles.card}>
      <span className={styles.head}>
        <destination.icon size={24} stroke={1.5} aria-hidden />
        <span className={styles.total}>{total ?? ''}</span>
      </span>
      <span className={styles.label}>
        {destination.label}
        <IconArrowRight size={18} aria-hidden />
      </span>
      <span className={styles.about}>{destination.about}</span>
    </Link>
  )
}
