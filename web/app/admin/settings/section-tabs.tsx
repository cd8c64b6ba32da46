import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from './section-list.module.css'
import { type Section, type SectionName, sectionAddress } from './sections.ts'
import { UnsavedMark } from './unsaved-mark.tsx'

export const tabId = (name: SectionName) => `settings-tab-${name}`
export const panelId = (name: SectionName) => `settings-panel-${name}`

/**
 * Sections as tabs: one stop for the Tab key, and the arrows show the next one. Each has an address of its own, so it is
 * a link as well. While a section of another group is shown, none is selected.
 */
export function SectionTabs({ labelledBy, sections, shown }: SectionTabsProps) {
  const navigate = useNavigate()
  const stop = sections.includes(shown) ? shown : sections[0]

  const show = (next: Section | undefined) => {
    if (!next) return
    document.getElementById(tabId(next.value))?.focus()
    void navigate(sectionAddress(next.value), { replace: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = nextTab(event.key, index, sections.length)
    if (next === undefined) return
    event.preventDefault()
    show(sections[next])
  }

  return (
    <div role="tablist" aria-labelledby={labelledBy} aria-orientation="vertical">
      {sections.map((section, index) => (
        <Link
          key={section.value}
          id={tabId(section.value)}
          role="tab"
          to={sectionAddress(section.value)}
          replace
          className={styles.section}
          aria-selected={section === shown}
          aria-controls={section === shown ? panelId(section.value) : undefined}
          tabIndex={section === stop ? 0 : -1}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {section.label}
          <UnsavedMark section={section} />
        </Link>
      ))}
    </div>
  )
}

/** Which tab a key leads to; the arrows go around both ends, and Space shows the one that it is pressed on. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  const keys: Record<string, number> = {
    ArrowDown: (index + 1) % count,
    ArrowRight: (index + 1) % count,
    ArrowUp: (index + count - 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
    ' ': index,
  }
  return Object.hasOwn(keys, key) ? keys[key] : undefined
}

type SectionTabsProps = { labelledBy: string; sections: Section[]; shown: Section }
