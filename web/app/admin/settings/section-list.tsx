import { NativeSelect, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from './section-list.module.css'
import { type Section, type SectionGroup, sectionAddress } from './sections.ts'
import { settingsTexts } from './texts.ts'
import { useUnsavedSections } from './unsaved-sections.tsx'

const texts = settingsTexts
/** Set where they are seen. */
const notifications = '/admin/notifications#preferences'

/** All sections under their headings, the shown one marked; where there is no room beside them, a field to choose from. */
export function SectionList({ label, groups, shown }: SectionListProps) {
  return (
    <>
      <nav aria-label={label} className={styles.list}>
        {groups.map((group) => (
          <Group key={group.heading} group={group} shown={shown} />
        ))}
      </nav>
      <Chooser groups={groups} shown={shown} />
    </>
  )
}

function Group({ group, shown }: { group: SectionGroup; shown: Section }) {
  const { unsaved } = useUnsavedSections()
  const id = useId()
  return (
    <div className={styles.group}>
      <Text fw={640} id={id}>
        {group.heading}
      </Text>
      <Text size="sm" c="dimmed" className={styles.about}>
        {group.about}
      </Text>
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
              {unsaved.includes(section.value) && (
                <span className={styles.unsaved}>
                  <VisuallyHidden>({texts.unsavedMark})</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
        {isAccount(group) && (
          <li>
            <Link to={notifications} className={styles.section}>
              {texts.notifications}
              <IconArrowUpRight size={16} aria-hidden className={styles.away} />
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}

function Chooser({ groups, shown }: Omit<SectionListProps, 'label'>) {
  const { unsaved } = useUnsavedSections()
  const navigate = useNavigate()
  const data = groups.map((group) => ({
    group: group.heading,
    items: [
      ...group.sections.map(({ value, label }) => ({
        value: sectionAddress(value),
        label: unsaved.includes(value) ? `${label} (${texts.unsavedMark})` : label,
      })),
      ...(isAccount(group) ? [{ value: notifications, label: texts.notifications }] : []),
    ],
  }))
  return (
    <NativeSelect
      className={styles.chooser}
      aria-label={texts.section}
      data={data}
      value={sectionAddress(shown.value)}
      onChange={({ currentTarget: { value } }) => void navigate(value, { replace: value !== notifications })}
    />
  )
}

const isAccount = ({ heading }: SectionGroup) => heading === texts.groups.account.heading

type SectionListProps = { label: string; groups: SectionGroup[]; shown: Section }
