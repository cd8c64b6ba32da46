import { type Company, companyInput } from '@busbar/contract'
import { Group, NumberInput } from '@mantine/core'
import { useCompanySettings, useSaveCompany } from '../api/company.ts'
import { useSettingsForm } from '../forms/use-settings-form.ts'
import { Loaded } from '../parts/loaded.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { companyTexts } from '../settings/texts.ts'
import { siteSettingsTexts } from './texts.ts'

const words = siteSettingsTexts

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
    schema: companyInput.shape.coordinates.unwrap(),
    valuesOf: ({ coordinates }) => coordinates,
    save: (coordinates, revision) => mutateAsync({ input: { coordinates }, revision }),
    saved: words.saved,
    failed: words.saveFailed,
  })
  return (
    <SettingsPanel
      label={words.location}
      isBusy={form.submitting}
      guard={guard}
      draft={draft}
      onSubmit={submit}
    >
      <Group grow align="flex-start">
        <NumberInput
          label={words.latitude}
          description={words.coordinatesHint}
          decimalScale={6}
          {...form.getInputProps('lat')}
        />
        <NumberInput label={words.longitude} decimalScale={6} {...form.getInputProps('lng')} />
      </Group>
    </SettingsPanel>
  )
}
