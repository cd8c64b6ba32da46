import { type HomeSection, limits, standardSections } from '@busbar/contract'
import { Button, Checkbox, Switch, Textarea, TextInput } from '@mantine/core'
import { IconEyeOff, IconRotate2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { sectionName } from '../section-name.ts'
import styles from './home-sections.module.css'
import { structureTexts } from './texts.ts'

const texts = structureTexts.sections

/** A section's words as the page has them. Those that are the standard ones again are no longer the firm's own. */
export function SectionFields({ section, error, onChange }: SectionFieldsProps) {
  const { id, heading, introduction, isVisible, hidesWhileEmpty } = section
  const standard = standardSections[id]
  const name = sectionName(id)
  const own = (word: string, usual: string) => (word === usual ? null : word)
  const isOwn = heading !== null || introduction !== null
  return (
    <div className={styles.fields}>
      <p className={styles.name}>
        {name}
        {!isVisible && (
          <span className={styles.hidden}>
            <IconEyeOff size={16} aria-hidden /> {texts.hidden}
          </span>
        )}
      </p>
      <div className={styles.words}>
        <TextInput
          classNames={{ input: styles.heading }}
          aria-label={texts.heading(name)}
          placeholder={standard.heading}
          maxLength={limits.text.name}
          value={heading ?? standard.heading}
          error={error}
          data-path={`heading-${id}`}
          onChange={({ currentTarget }) => onChange({ heading: own(currentTarget.value, standard.heading) })}
        />
        <Textarea
          classNames={{ input: styles.introduction }}
          aria-label={texts.introduction(name)}
          placeholder={texts.noIntroduction}
          autosize
          minRows={1}
          maxLength={limits.text.short}
          value={introduction ?? standard.introduction}
          onChange={({ currentTarget }) =>
            onChange({ introduction: own(currentTarget.value, standard.introduction) })
          }
        />
      </div>
      <div className={styles.choices}>
        <Switch
          label={texts.show}
          aria-label={texts.showSection(name)}
          checked={isVisible}
          onChange={({ currentTarget }) => onChange({ isVisible: currentTarget.checked })}
        />
        {isVisible && id !== 'contact' && (
          <Checkbox
            label={texts.hideEmpty}
            aria-label={texts.hideSectionEmpty(name)}
            checked={hidesWhileEmpty}
            onChange={({ currentTarget }) => onChange({ hidesWhileEmpty: currentTarget.checked })}
          />
        )}
        {isOwn && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconRotate2 size={16} aria-hidden />}
            aria-label={texts.resetSection(name)}
            onClick={() => onChange({ heading: null, introduction: null })}
          >
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  )
}

type SectionFieldsProps = {
  section: HomeSection
  error: ReactNode
  onChange: (change: Partial<HomeSection>) => void
}
