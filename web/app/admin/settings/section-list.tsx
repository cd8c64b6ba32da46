import { NativeSelect, Text } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from './section-list.module.css'
import { SectionTabs } from './section-tabs.tsx'
import { type Section, type SectionGroup, sectionAddress } from './sections.ts'
import { settingsTexts } from './texts.ts'
import { UnsavedMark } from './unsaved-mark.tsx'
import { useUnsavedSections } from './unsaved-sections.tsx'

const texts = settingsTexts
/** Set where they are seen. */
const notifications = '/admin/notifications#preferences'

/** All sections under their headings, the shown one marked; where there is no room beside them, a field to choose from. */
export function SectionList({ label, groups: [tabs, ...others], shown }: SectionListProps) {
  const id = useId()
  if (!tabs) return null
  return (
    <>
      <div className={styles.list}>
        <Group id={id} group={tabs}>
          <SectionTabs labelledBy={id} sections={tabs.sections} shown={shown} />
        </Group>
        <nav aria-label={label}>
          {others.map((group) => (
            <Links key={group.heading} group={group} shown={shown} />
          ))}
          <Link to={notifications} className={styles.section}>
            {texts.notifications}
            <IconArrowUpRight size={16} aria-hidden className={styles.away} />
          </Link>
        </nav>
      </div>
      <Chooser groups={[tabs, ...others]} shown={shown} />
    </>
  )
}

function Group({ id, group, children }: { id: string; group: SectionGroup; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <Text fw={640} id={id}>
        {group.heading}
      </Text>
      <Text size="sm" c="dimmed" className={styles.about}>
        {group.about}
      </Text>
      {children}
    </div>
  )
}

function Links({ group, shown }: { group: SectionGroup; shown: Section }) {
  const id = useId()
  return (
    <Group id={id} group={group}>
      <ul aria-labelledby={id}>
        {group.sections.map((section) => (
          <li key={section.value}>
            <Link
              to={sectionAddress(section.value)}
              replace
              className={styles.section}
              aria-current={section === shown ? 'page' : undefined}
            >
              {section.label}
              <UnsavedMark section={section} />
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Chooser({ groups, shown }: { groups: SectionGroup[]; shown: Section }) {
  const { unsaved } = useUnsavedSections()
  const navigate = useNavigate()
  const sections = groups.map((group) => ({
    group: group.heading,
    items: group.sections.map(({ value, label }) => ({
      value: sectionAddress(value),
      label: unsaved.includes(value) ? `${label} (${texts.unsavedMark})` : label,
    })),
  }))
  return (
    <NativeSelect
      className={styles.chooser}
      aria-label={texts.section}
      data={[...sections, { value: notifications, label: texts.notifications }]}
      value={sectionAddress(shown.value)}
      onChange={({ currentTarget: { value } }) => void navigate(value, { replace: value !== notifications })}
    />
  )
}

type SectionListProps = { label: string; groups: SectionGroup[]; shown: Section }
