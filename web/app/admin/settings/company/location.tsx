import { type Company, companyInput } from '@busbar/contract'
import { NumberInput } from '@mantine/core'
import { useSaveCompany } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { FieldRow, SettingsPanel } from '../settings-panel.tsx'
import { siteSettingsTexts } from '../website/texts.ts'
import { PinMap } from './pin-map.tsx'

const coordinatesInput = companyInput.shape.coordinates.unwrap()

/** Where the map of the contact section points. */
export function Location({ company }: { company: Company }) {
  const saveSettings = useSaveAs(company, useSaveCompany().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'company:location',
    item: company,
    schema: coordinatesInput,
    valuesOf: ({ coordinates }) => coordinates,
    save: (coordinates, revision) => saveSettings({ input: { coordinates }, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  const { form } = settings
  return (
    <SettingsPanel settings={settings}>
      <PinMap place={placeIn(form.values, company)} onMove={form.setValues} />
      <FieldRow>
        <NumberInput label={siteSettingsTexts.latitude} decimalScale={6} {...form.getInputProps('lat')} />
        <NumberInput label={siteSettingsTexts.longitude} decimalScale={6} {...form.getInputProps('lng')} />
      </FieldRow>
    </SettingsPanel>
  )
}

/** What the fields say; while one of them is empty or beyond the globe, where the company is. */
function placeIn(values: Company['coordinates'], { coordinates }: Company) {
  return coordinatesInput.safeParse(values).success ? values : coordinates
}
