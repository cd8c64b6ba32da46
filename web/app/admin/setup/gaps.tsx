import { defaults, type Setup, type SetupGap, texts as shared } from '@busbar/contract'
import { Anchor, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { sectionAddress } from '../settings/sections.ts'
import { fromSetup } from './back-to-setup.tsx'
import styles from './gaps.module.css'
import { gapTexts } from './texts.ts'

/** Where each is put right. */
const places: Record<SetupGap, string> = {
  'enquiries-address': `${sectionAddress('general')}&field=email`,
  'mail-server': '/admin/support',
  name: `${sectionAddress('general')}&field=name`,
  services: '/admin/services/new',
  products: '/admin/products/new',
  'hero-images': sectionAddress('hero-images'),
}

/** What visitors read on the website because of it. */
const seen: Partial<Record<SetupGap, string>> = {
  name: defaults.company.name,
  services: shared.services.siteEmpty,
  products: shared.products.siteEmpty,
  'hero-images': shared.hero.empty,
}

const sentenceOf = (gap: SetupGap) => gapTexts.sentences[gap](seen[gap] ?? '')

/** What visitors miss, a sentence each, with the way to where it is put right. */
export function Gaps({ missing }: { missing: SetupGap[] }) {
  return (
    <ul className={styles.gaps}>
      {missing.map((gap) => (
        <li key={gap}>
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
          <Text size="sm" component="span">
            {sentenceOf(gap)}{' '}
            <Anchor component={Link} to={places[gap]} state={fromSetup} inherit className={styles.place}>
              {gapTexts.actions[gap]}
            </Anchor>
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** The same to be read through before somebody goes on regardless. */
export function GapSentences({ missing }: { missing: SetupGap[] }) {
  return (
    <ul className={styles.sentences}>
      {missing.map((gap) => (
        <li key={gap}>{sentenceOf(gap)}</li>
      ))}
    </ul>
  )
}

/** The same for a website that is online already. */
export function MissedByVisitors({ setup: { isComingSoon, missing } }: { setup: Setup }) {
  if (isComingSoon || missing.length === 0) return null
  return (
    <section className={styles.missed} aria-labelledby="missed-heading">
      <Title order={2} size="h4" id="missed-heading">
        {gapTexts.heading}
      </Title>
      <Gaps missing={missing} />
    </section>
  )
}
