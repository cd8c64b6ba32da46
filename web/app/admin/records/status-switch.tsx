import { Switch } from '@mantine/core'

/** Turns a record on and off where it stands in a list, named after it so that a list of them makes sense to the ear. */
export function StatusSwitch({ of, isOn, isBusy, onChange }: StatusSwitchProps) {
  return (
    <Switch
      checked={isOn}
      disabled={isBusy}
      onChange={(event) => onChange(event.currentTarget.checked)}
      aria-label={`${of} is shown on the website`}
      withThumbIndicator={false}
      size="md"
    />
  )
}

type StatusSwitchProps = { of: string; isOn: boolean; isBusy?: boolean; onChange: (isOn: boolean) => void }
