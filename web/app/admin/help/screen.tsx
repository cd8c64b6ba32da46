import { type Guide, guides } from '@busbar/contract'
import { Anchor, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCurrentUser } from '../parts/current-user.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { screenMeta } from '../parts/screen-meta.ts'
import { SearchBox } from '../parts/search-box.tsx'
import { documentation } from '../shell/navigation.ts'
import { GuideSteps } from './guide-steps.tsx'
import styles from './screen.module.css'
import { helpTexts } from './texts.ts'

export const meta = () => screenMeta(helpTexts.heading)

/** Guides for what comes up most often, as far as the user may do it. */
export default function HelpScreen() {
  const { role } = useCurrentUser()
  const [parameters] = useSearchParams()
  const theirs = guides.filter(({ roles }) => roles?.includes(role) ?? true)
  const opened = theirs.find(({ id }) => id === parameters.get('guide'))
  return opened ? <GuideSteps guide={opened} /> : <Guides guides={theirs} />
}

function Guides({ guides }: { guides: Guide[] }) {
  const [search, setSearch] = useState('')
  const found = guides.filter((guide) => textOf(guide).includes(search.trim().toLowerCase()))
  return (
    <>
      <ScreenHead title={helpTexts.heading} />
      <Text c="dimmed" mb="md">
        {helpTexts.hint}
      </Text>
      <div className={styles.search}>
        <SearchBox label={helpTexts.search} value={search} onSearch={setSearch} />
      </div>
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
        {found.map(({ id, title, about, steps }) => (
          <li key={id}>
            <Link to={`?guide=${id}`} className={styles.guide}>
              <span className={styles.title}>
                {title}
                <IconArrowRight size={18} aria-hidden />
              </span>
              <span className={styles.about}>{about}</span>
              <span className={styles.steps}>{helpTexts.steps(steps.length)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** All words of a guide, to search in. */
function textOf({ title, about, steps }: Guide) {
  return [title, about, ...steps.map(({ text }) => text)].join(' ').toLowerCase()
}
