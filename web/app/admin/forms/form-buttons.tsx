import { Button, Group } from '@mantine/core'
import { BusyButton } from '../parts/busy-button.tsx'
import { fieldsTexts } from './texts.ts'

/** The end of a form in a dialog: the way out of it, and the button that sends it. */
export function FormButtons({ label, busyLabel, isBusy, onCancel }: FormButtonsProps) {
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onCancel}>
        {fieldsTexts.cancel}
      </Button>
      <BusyButton type="submit" label={label} busyLabel={busyLabel} isBusy={isBusy} />
    </Group>
  )
}

type FormButtonsProps = { label: string; busyLabel: string; isBusy: boolean; onCancel: () => void }
