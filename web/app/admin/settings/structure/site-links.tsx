import {
  type HomeSectionId,
  limits,
  listLinks,
  type SiteLink,
  type SiteSettings,
  sectionIds,
  siteSettingsInput,
  standardLinks,
} from '@busbar/contract'
import { ActionIcon, Button, Switch, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePageLinks } from '../../api/collection.ts'
import { useListPages, useSaveSiteSettings } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { FieldGroup } from '../../records/editor/field-group.tsx'
import { OrderArrows } from '../../records/order/order-arrows.tsx'
import { sectionOf } from '../section-name.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { LinkField } from '../website/link-field.tsx'
import { siteSettingsTexts } from '../website/texts.ts'
import styles from './site-links.module.css'
import { structureTexts } from './texts.ts'

const texts = structureTexts.links

/** The links of the menu and of the footer: the sections of the home page and the pages that say so, or the firm's own choice. */
export function SiteLinks({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:links',
    item,
    schema: siteSettingsInput,
    valuesOf: ({ menu, footerLinks }) => ({ menu, footerLinks }),
    save: (input, revision) => saveSettings({ input, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { form } = settings
  const { data: lists = [] } = useListPages()
  const pages = [...usePageLinks(), ...listLinks(lists)]
  const shown = sectionIds(item.homeSections.filter(({ isVisible }) => isVisible))
  const fields = (field: 'menu' | 'footerLinks', place: 'inMenu' | 'inFooter') => ({
    links: form.values[field],
    standard: standardLinks(place, shown, pages),
    shown,
    errorOf: (index: number, part: string) => form.errors[`${field}.${index}.${part}`],
    onChange: (links: SiteLink[] | null) => form.setFieldValue(field, links),
  })
  return (
    <SettingsPanel settings={settings}>
      <Links {...texts.menu} {...fields('menu', 'inMenu')} />
      <Links {...texts.footer} {...fields('footerLinks', 'inFooter')} />
    </SettingsPanel>
  )
}

function Links({ title, hint, links, standard, shown, errorOf, onChange }: LinksProps) {
  const change = (index: number, part: Partial<SiteLink>) =>
    onChange((links ?? []).map((link, place) => (place === index ? { ...link, ...part } : link)))
  const move = (from: number, to: number) => {
    const moved = links?.[from]
    if (!links || !moved || to < 0 || to >= links.length) return
    onChange(links.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <FieldGroup title={title} hint={hint}>
      <Switch
        label={texts.follow(title)}
        description={texts.followHint}
        checked={links === null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : standard)}
      />
      {links === null && (
        <Text c="dimmed" size="sm">
          {texts.standard(standard.map(({ label }) => label))}
        </Text>
      )}
      {links?.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {links && links.length > 0 && (
        <ol className={styles.links} aria-label={title}>
          {links.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place; two may be the same
            <li key={index} className={styles.link}>
              <TextInput
                label={texts.text(index + 1)}
                maxLength={limits.siteLinks.label}
                value={link.label}
                error={errorOf(index, 'label')}
                onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
              />
              <LinkField
                label={texts.link(index + 1)}
                hint={isHidden(link.link, shown) ? texts.hidden : null}
                value={link.link}
                error={errorOf(index, 'link')}
                onChange={(address) => change(index, { link: address })}
              />
              <div className={styles.actions}>
                <OrderArrows
                  of={texts.name(index + 1)}
                  id={`${index}`}
                  canDrag={false}
                  onUp={() => move(index, index - 1)}
                  onDown={() => move(index, index + 1)}
                />
                <ActionIcon
                  aria-label={texts.remove(index + 1)}
                  onClick={() => onChange(links.toSpliced(index, 1))}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ol>
      )}
      {links && (
        <Button
          variant="default"
          className={styles.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={links.length >= limits.siteLinks.max}
          onClick={() => onChange([...links, { label: '', link: '' }])}
        >
          {texts.add(title)}
        </Button>
      )}
    </FieldGroup>
  )
}

/** The contact form has a page as well, so a link to it always leads somewhere. */
function isHidden(link: string, shown: HomeSectionId[]) {
  const section = sectionOf(link)
  return section !== undefined && section !== 'contact' && !shown.includes(section)
}

type LinksProps = {
  title: string
  hint: string
  links: SiteLink[] | null
  /** What stands there as long as nothing was chosen. */
  standard: SiteLink[]
  shown: HomeSectionId[]
  errorOf: (index: number, part: string) => ReactNode
  onChange: (links: SiteLink[] | null) => void
}
