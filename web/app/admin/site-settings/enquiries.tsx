import { type MessageSettings, messageSettingsInput } from '@busbar/contract'
import { Select, Switch } from '@mantine/core'
import { useMessageSettings, useSaveMessageSettings } from '../api/messages.ts'
import { useSettingsForm } from '../forms/use-settings-form.ts'
import { Loaded } from '../parts/loaded.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { messageSettingsTexts, siteSettingsTexts } from './texts.ts'

const words = messageSettingsTexts
const periods = [6, 12, 24, 36, 60, 120]

/** How enquiries are treated. */
export function Enquiries() {
  return (
    <Loaded query={useMessageSettings()} texts={words}>
      {(settings) => <Settings settings={settings} />}
    </Loaded>
  )
}

function Settings({ settings }: { settings: MessageSettings }) {
  const { mutateAsync } = useSaveMessageSettings()
  const { form, guard, draft, submit } = useSettingsForm({
    draftOf: 'site-settings:enquiries',
    item: settings,
    schema: messageSettingsInput,
    valuesOf: ({ acknowledges, spamFilter, keepMonths }: MessageSettings) => ({
      acknowledges,
      spamFilter,
      keepMonths,
    }),
    save: (input, revision) => mutateAsync({ input, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { keepMonths } = form.values
  const offered = [...new Set([...periods, ...(keepMonths > 0 ? [keepMonths] : [])])]
  return (
    <SettingsPanel
      label={words.heading}
      isBusy={form.submitting}
      guard={guard}
      draft={draft}
      onSubmit={submit}
    >
      <Switch
        label={words.acknowledges}
        description={words.acknowledgesHint}
        {...form.getInputProps('acknowledges', { type: 'checkbox' })}
      />
      <Select
        label={words.spamFilter}
        description={words.spamFilterHint}
        allowDeselect={false}
        data={Object.entries(words.spamFilters).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('spamFilter')}
      />
      <Select
        label={words.keepMonths}
        description={words.keepMonthsHint}
        allowDeselect={false}
        data={[
          { value: '0', label: words.keptForEver },
          ...offered.map((count) => ({ value: String(count), label: words.months(count) })),
        ]}
        value={String(keepMonths)}
        error={form.errors.keepMonths}
        onChange={(value) => form.setFieldValue('keepMonths', Number(value))}
      />
    </SettingsPanel>
  )
}
