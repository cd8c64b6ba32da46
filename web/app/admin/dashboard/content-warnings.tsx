import { type ContentWarningKind, type Dashboard, limits } from '@busbar/contract'
import { Anchor, Text, Title } from '@mantine/core'
import {
  type Icon,
  IconCalendarOff,
  IconCategory,
  IconCircleCheck,
  IconId,
  IconPhotoExclamation,
  IconPhotoOff,
  IconSlideshow,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { screens } from '../navigation.ts'
import { cappedCount } from '../parts/capped-count.ts'
import { sectionAddress } from '../settings/sections.ts'
import styles from './content-warnings.module.css'
import { dashboardTexts } from './texts.ts'

const attentionTexts = dashboardTexts.attention

/** Where each kind is fixed, and whether its names are those of records that can be found there. */
const kinds: Record<ContentWarningKind, Kind> = {
  'hero-empty': { icon: IconSlideshow, to: sectionAddress('hero-images') },
  'company-incomplete': { icon: IconId, to: sectionAddress('general') },
  'images-failed': { icon: IconPhotoExclamation, to: '/admin/notifications' },
  'products-without-picture': {
    icon: IconPhotoOff,
    to: screens.products.to,
    narrowedBy: '?status=active&missingImage=true',
    namesRecords: true,
  },
  'products-without-category': { icon: IconCategory, to: screens.products.to, namesRecords: true },
  'categories-with-past-events': { icon: IconCalendarOff, to: screens.categories.to, namesRecords: true },
}

/** `narrowedBy` has the list show all that it is about. */
type Kind = { icon: Icon; to: string; narrowedBy?: string; namesRecords?: boolean }

/** What could be better about the content, each with a link to where it is fixed. */
export function ContentWarnings(props: { headingId: string; attention: Dashboard['attention'] }) {
  const { headingId, attention } = props
  return (
    <>
      <Title order={2} id={headingId} className={styles.heading}>
        {attentionTexts.heading}
      </Title>
      {attention.length > 0 ? (
        <ul className={styles.list}>
          {attention.map((entry) => (
            <Entry key={entry.kind} {...entry} />
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <IconCircleCheck size={32} stroke={1.4} aria-hidden />
          <Text fw={600}>{attentionTexts.none}</Text>
          <Text size="sm" c="dimmed">
            {attentionTexts.noneHint}
          </Text>
        </div>
      )}
    </>
  )
}

function Entry({ kind, count, names }: Dashboard['attention'][number]) {
  const { icon: KindIcon, to, narrowedBy = '', namesRecords } = kinds[kind]
  const { title, hint } = attentionTexts.kinds[kind]
  return (
    <li className={styles.entry}>
      <KindIcon size={22} stroke={1.5} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <Anchor component={Link} to={`${to}${narrowedBy}`} c="inherit" fw={600}>
          {title(cappedCount(count, limits.dashboard.countMax), count === 1)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {kind === 'company-incomplete' ? attentionTexts.missing(count, names) : hint}
        </Text>
        {namesRecords && (
          <Text size="sm" className={styles.names}>
            {names.map((name) => (
              <Anchor key={name} component={Link} to={`${to}?search=${encodeURIComponent(name)}`} inherit>
                {name}
              </Anchor>
            ))}
            {count > names.length && <span>{attentionTexts.more}</span>}
          </Text>
        )}
      </div>
    </li>
  )
}
