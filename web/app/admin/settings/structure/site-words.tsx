import {
  limits,
  numberFormats,
  type SiteSettings,
  type SiteWord,
  siteSettingsInput,
  standardWords,
} from '@busbar/contract'
import { Select, Textarea } from '@mantine/core'
import { price } from '../../../ui/text/price.ts'
import { useSaveSiteSettings } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { FieldGroup } from '../../records/editor/field-group.tsx'
import { useSaveAs } from '../settings-draft.tsx'
import { FieldRow, SettingsPanel } from '../settings-panel.tsx'
import { siteSettingsTexts } from '../website/texts.ts'
import { structureTexts } from './texts.ts'

const texts = structureTexts.words

const groups = [
  { ...texts.groups.hero, words: ['heroYears', 'heroProjects'] },
  {
    ...texts.groups.contact,
    words: ['contactButton', 'contactPrivacy', 'contactThanks', 'contactQuestions', 'contactMap'],
  },
  {
    ...texts.groups.newsletter,
    words: [
      'newsletterHeading',
      'newsletterHint',
      'newsletterButton',
      'newsletterPrivacy',
      'newsletterThanks',
    ],
  },
  { ...texts.groups.partners, words: ['partnersInvitation', 'partnersButton'] },
  { ...texts.groups.footer, words: ['footerLinksHeading', 'footerMoreHeading', 'footerContactHeading'] },
] as const satisfies { title: string; hint?: string; words: SiteWord[] }[]

/** How prices are written, and what visitors read beside content. */
export function SiteWords({ settings: item }: { settings: SiteSettings }) {
  const saveSettings = useSaveAs(item, useSaveSiteSettings().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:words',
    item,
    schema: siteSettingsInput,
    valuesOf,
    save: (input, revision) => saveSettings({ input, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { form } = settings
  const { currency } = form.values
  const word = (name: SiteWord) => (
    <Textarea
      key={name}
      label={texts.names[name]}
      placeholder={standardWords[name]}
      autosize
      minRows={1}
      maxLength={limits.text.short}
      {...form.getInputProps(`words.${name}`)}
    />
  )
  return (
    <SettingsPanel settings={settings}>
      <FieldGroup {...texts.prices}>
        <FieldRow>
          <Select
            label={texts.currency}
            description={texts.currencyHint}
            searchable
            allowDeselect={false}
            data={currencies}
            {...form.getInputProps('currency')}
          />
          <Select
            label={texts.numberFormat}
            description={texts.numberFormatHint}
            allowDeselect={false}
            data={numberFormats.map((value) => ({
              value,
              label: price(1234.5, { currency, numberFormat: value, noPrice: '' }),
            }))}
            {...form.getInputProps('numberFormat')}
          />
        </FieldRow>
        <FieldRow>{word('noPrice')}</FieldRow>
      </FieldGroup>
      {groups.map(({ words, ...group }) => (
        <FieldGroup key={group.title} {...group}>
          <FieldRow>{words.map(word)}</FieldRow>
        </FieldGroup>
      ))}
    </SettingsPanel>
  )
}

const names = new Intl.DisplayNames('en', { type: 'currency' })
const currencies = Intl.supportedValuesOf('currency').map((value) => ({
  value,
  label: `${value} – ${names.of(value)}`,
}))

function valuesOf({ currency, numberFormat, words }: SiteSettings) {
  const own = Object.keys(standardWords).map((name) => [name, words[name as SiteWord] ?? ''])
  return { currency, numberFormat, words: Object.fromEntries(own) as Record<SiteWord, string> }
}
