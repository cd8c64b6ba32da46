import { type MessageSettings, messageSettingsInput } from '@busbar/contract'
import { Select, Switch } from '@mantine/core'
import { useMessageSettings, useSaveMessageSettings } from '../../api/messages.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { messageSettingsTexts, siteSettingsTexts } from './texts.ts'

const periods = [6, 12, 24, 36, 60, 120]

/** How messages are treated. */
export function Enquiries() {
  return (
    <Loaded query={useMessageSettings()} texts={messageSettingsTexts}>
      {(settings) => <EnquirySettings item={settings} />}
    </Loaded>
  )
}

function EnquirySettings({ item }: { item: MessageSettings }) {
  const { mutateAsync } = useSaveMessageSettings()
  const settings = useSettingsForm({
    unsavedOf: 'site-settings:enquiries',
    item,
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
  const { form } = settings
  const { keepMonths } = form.values
  const offered = [...new Set([...periods, ...(keepMonths > 0 ? [keepMonths] : [])])]
  return (
    <SettingsPanel settings={settings}>
      <Switch
        label={messageSettingsTexts.acknowledges}
        description={messageSettingsTexts.acknowledgesHint}
        {...form.getInputProps('acknowledges', { type: 'checkbox' })}
      />
      <Select
        label={messageSettingsTexts.spamFilter}
        description={messageSettingsTexts.spamFilterHint}
        allowDeselect={false}
        data={Object.entries(messageSettingsTexts.spamFilters).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('spamFilter')}
      />
      <Select
        label={messageSettingsTexts.keepMonths}
        description={messageSettingsTexts.keepMonthsHint}
        allowDeselect={false}
        data={[
          { value: '0', label: messageSettingsTexts.keptForEver },
          ...offered.map((count) => ({ value: String(count), label: messageSettingsTexts.months(count) })),
        ]}
        value={String(keepMonths)}
        error={form.errors.keepMonths}
        onChange={(value) => form.setFieldValue('keepMonths', Number(value))}
      />
    </SettingsPanel>
  )
}
