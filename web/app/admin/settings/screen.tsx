import { texts } from '@busbar/contract'
import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useCurrentUser } from '../parts/current-user.ts'
import { administrators, OnlyFor } from '../parts/only-for.tsx'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { panels } from './panels.tsx'
import { SaveBar } from './save-bar.tsx'
import styles from './screen.module.css'
import { SectionContext } from './section-context.ts'
import { SectionHead } from './section-head.tsx'
import { SectionList } from './section-list.tsx'
import { panelId, tabId } from './section-tabs.tsx'
import {
  allSections,
  groupsOf,
  type Section,
  type SectionGroup,
  sectionAddress,
  sectionAt,
} from './sections.ts'
import { UnsavedSections, useUnsavedSections } from './unsaved-sections.tsx'

export const meta = () => screenMeta(texts.settings.heading)

/** Everything that is set once and seldom: the company's, the website's, and everybody's own account. */
export default function SettingsScreen() {
  const { role } = useCurrentUser()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const groups = groupsOf(role)
  const shown = sectionAt({
    path: pathname,
    tab: parameters.get('tab'),
    field: parameters.get('field'),
    role,
  })
  const isTheirs = groups.some(({ sections }) => sections.includes(shown))
  return (
    <OnlyFor roles={isTheirs ? [role] : (shown.roles ?? administrators)} title={texts.settings.heading}>
      <ScreenHead title={texts.settings.heading} />
      <UnsavedSections
        onFailed={(sections) => {
          const [first] = sections
          if (first && !sections.includes(shown.value))
            void navigate(sectionAddress(first), { replace: true })
        }}
      >
        <div className={styles.frame}>
          <div className={styles.columns}>
            <SectionList label={texts.settings.heading} groups={groups} shown={shown} />
            <Sections shown={shown} groups={groups} />
          </div>
        </div>
      </UnsavedSections>
    </OnlyFor>
  )
}

/** A section is there from when it is first shown, and then stays: what was typed into it is kept. */
function Sections({ shown, groups }: { shown: Section; groups: SectionGroup[] }) {
  const [opened, setOpened] = useState([shown.value])
  if (!opened.includes(shown.value)) setOpened([...opened, shown.value])
  return (
    <div>
      {allSections
        .filter(({ value }) => opened.includes(value))
        .map((section) => (
          <div key={section.value} hidden={section !== shown} {...panelProps(section, groups)}>
            <SectionContext value={section}>
              <SectionHead />
              {panels[section.value]}
            </SectionContext>
          </div>
        ))}
      {!hasForm(shown) && <OthersUnsaved />}
      <SaveKeys />
    </div>
  )
}

/** What a tab shows is its panel. */
function panelProps(section: Section, [tabs]: SectionGroup[]) {
  const { value } = section
  const isTab = tabs?.sections.includes(section)
  return isTab ? { id: panelId(value), role: 'tabpanel', 'aria-labelledby': tabId(value) } : {}
}

const hasForm = ({ value }: Section) => value !== 'personal-data' && value !== 'demo-content'

/** Says what is unsaved elsewhere, where the shown section has nothing to save. */
function OthersUnsaved() {
  const { unsaved, saveAll } = useUnsavedSections()
  if (unsaved.length === 0) return null
  const save = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    void saveAll()
  }
  return (
    <form onSubmit={save} className={styles.others}>
      <SaveBar />
    </form>
  )
}

function SaveKeys(): ReactNode {
  const { saveAll } = useUnsavedSections()
  useHotkeys([['mod+S', () => void saveAll()]], [], true)
  return null
}
