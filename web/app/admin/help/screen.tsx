import { type Guide, guides } from '@busbar/contract'
import { Anchor, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { documentation } from '../navigation.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { SearchBox } from '../parts/search-box.tsx'
import { AllGuides } from './all-guides.tsx'
import { placeOf } from './guide-place.ts'
import { GuideSteps } from './guide-steps.tsx'
import styles from './screen.module.css'
import { helpTexts } from './texts.ts'

export const meta = () => screenMeta(helpTexts.heading)

/** Guides for what comes up most often, as far as the user may do it. */
export default function HelpScreen() {
  const { role } = useCurrentUser()
  const [parameters] = useSearchParams()
  const theirs = guides.filter(({ roles }) => roles?.includes(role) ?? true)
  const screen = parameters.get('screen')
  const ofScreen = theirs.filter((guide) => guide.screen === screen)
  const opened =
    theirs.find(({ id }) => id === parameters.get('guide')) ??
    (ofScreen.length === 1 ? ofScreen[0] : undefined)
  if (opened) return <GuideSteps guide={opened} />
  return ofScreen.length > 0 ? <Guides guides={ofScreen} isSome /> : <Guides guides={theirs} />
}

/** All of them, or those of one screen. */
function Guides({ guides, isSome = false }: { guides: Guide[]; isSome?: boolean }) {
  const [search, setSearch] = useState('')
  const found = guides.filter((guide) => textOf(guide).includes(search.trim().toLowerCase()))
  return (
    <>
      {isSome && <AllGuides />}
      <ScreenHead title={helpTexts.heading} />
      <Text c="dimmed" mb="md">
        {helpTexts.hint}
      </Text>
      {!isSome && (
        <div className={styles.search}>
          <SearchBox label={helpTexts.search} value={search} onSearch={setSearch} />
        </div>
      )}
      {found.length === 0 && (
        <Text role="status">
          {helpTexts.none}{' '}
          <Anchor component={Link} to={documentation.to} underline="always">
            {documentation.label}
          </Anchor>
          .
        </Text>
      )}
      <ul className={styles.guides}>
        {found.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </ul>
    </>
  )
}

function GuideCard({ guide }: { guide: Guide }) {
  const { role } = useCurrentUser()
  const { id, title, about, steps } = guide
  return (
    <li>
      <Link to={`?guide=${id}`} className={styles.guide}>
        <span className={styles.title}>
          {title}
          <IconArrowRight size={18} aria-hidden />
        </span>
        <span className={styles.about}>{about}</span>
        <span className={styles.steps}>
          {placeOf(guide, role).label} · {helpTexts.steps(steps.length)}
        </span>
      </Link>
    </li>
  )
}

/** All words of a guide, to search in. */
function textOf({ title, about, steps }: Guide) {
  return [title, about, ...steps.map(({ text }) => text)].join(' ').toLowerCase()
}
