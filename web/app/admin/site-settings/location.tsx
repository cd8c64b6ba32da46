import { type Company, companyInput } from '@busbar/contract'
import { Group, NumberInput } from '@mantine/core'
import { useCompanySettings, useSaveCompany } from '../api/company.ts'
import { useSettingsForm } from '../forms/use-settings-form.ts'
import { Loaded } from '../parts/loaded.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { companyTexts } from '../settings/texts.ts'
import { PinMap } from './pin-map.tsx'
import { siteSettingsTexts } from './texts.ts'

const coordinatesInput = companyInput.shape.coordinates.unwrap()

/** Where the map of the contact section points. */
export function Location() {
  return (
    <Loaded query={useCompanySettings()} texts={companyTexts}>
      {(company) => <Coordinates company={company} />}
    </Loaded>
  )
}

function Coordinates({ company }: { company: Company }) {
  const { mutateAsync } = useSaveCompany()
  const { form, guard, draft, submit } = useSettingsForm({
    draftOf: 'company:location',
    item: company,
    schema: coordinatesInput,
    valuesOf: ({ coordinates }) => coordinates,
    save: (coordinates, revision) => mutateAsync({ input: { coordinates }, revision }),
    saved: siteSettingsTexts.saved,
    failed: siteSettingsTexts.saveFailed,
  })
  return (
    <SettingsPanel
      label={siteSettingsTexts.location}
      isBusy={form.submitting}
      guard={guard}
      draft={draft}
      onSubmit={submit}
    >
      <PinMap place={placeIn(form.values, company)} onMove={form.setValues} />
      <Group grow align="flex-start">
        <NumberInput label={siteSettingsTexts.latitude} decimalScale={6} {...form.getInputProps('lat')} />
        <NumberInput label={siteSettingsTexts.longitude} decimalScale={6} {...form.getInputProps('lng')} />
      </Group>
    </SettingsPanel>
  )
}

/** What the fields say; while one of them is empty or beyond the globe, where the company is. */
function placeIn(values: Company['coordinates'], { coordinates }: Company) {
  return coordinatesInput.safeParse(values).success ? values : coordinates
}
