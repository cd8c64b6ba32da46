import {
  type HomeSection,
  limits,
  type SiteSettings,
  sectionTones,
  siteSettingsInput,
  standardSections,
} from '@busbar/contract'
import { Button, Checkbox, Switch, Textarea, TextInput } from '@mantine/core'
import { IconEyeOff, IconRotate2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useSaveSiteSettings } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { useDropTargets } from '../../parts/drag.ts'
import { keepFocus } from '../../parts/focus.ts'
import { OrderArrows } from '../../records/order-arrows.tsx'
import { recordsTexts } from '../../records/texts.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { siteSettingsTexts } from '../website/texts.ts'
import styles from './home-sections.module.css'
import { sectionName } from './section-name.ts'
import { shapeTexts } from './texts.ts'

const texts = shapeTexts.sections

/** The home page as a list of its sections: moved, renamed and hidden where they stand. */
export function HomeSections({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:sections',
    item,
    schema: siteSettingsInput,
    valuesOf: ({ homeSections }) => ({ homeSections }),
    save: (input, revision) => saveSettings({ input, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { form } = settings
  const { homeSections } = form.values
  const [said, setSaid] = useState('')

  const move = (from: number, to: number) => {
    const section = homeSections[from]
    if (!section) return
    const name = sectionName(section.id)
    if (to < 0 || to >= homeSections.length) return setSaid(recordsTexts.cannotMove(name, to < 0))
    keepFocus()
    form.reorderListItem('homeSections', { from, to })
    setSaid(recordsTexts.moved(name, to + 1, homeSections.length))
  }
  const placeOf = (id: string) => homeSections.findIndex((section) => section.id === id)
  const dropProps = useDropTargets<{ _id: string }>('section', (id, on) => move(placeOf(id), placeOf(on._id)))
  const shown = homeSections.filter(({ isVisible }) => isVisible).map(({ id }) => id)
  const tones = sectionTones(shown)

  return (
    <SettingsPanel settings={settings}>
      <ol className={styles.page} aria-label={texts.list}>
        {homeSections.map((section, index) => (
          <li
            key={section.id}
            className={styles.section}
            data-tone={tones[shown.indexOf(section.id)] ?? 'hidden'}
            {...dropProps({ _id: section.id })}
          >
            <SectionFields
              section={section}
              error={form.errors[`homeSections.${index}.heading`]}
              onChange={(change) => {
                form.setFieldValue(`homeSections.${index}`, { ...section, ...change })
                form.clearFieldError(`homeSections.${index}.heading`)
              }}
            />
            <div className={styles.order}>
              <OrderArrows
                of={sectionName(section.id)}
                id={section.id}
                kind="section"
                canDrag
                onUp={() => move(index, index - 1)}
                onDown={() => move(index, index + 1)}
              />
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </SettingsPanel>
  )
}

type SectionFieldsProps = {
  section: HomeSection
  error: ReactNode
  onChange: (change: Partial<HomeSection>) => void
}

/** A section's words as the page has them. Those that are the standard ones again are no longer the firm's own. */
function SectionFields({ section, error, onChange }: SectionFieldsProps) {
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
