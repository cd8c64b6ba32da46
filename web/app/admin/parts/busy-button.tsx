import { Button, type ButtonProps, Loader } from '@mantine/core'

/** A button that says what it is busy with, keeps its place and the focus, and takes no second press. */
export function BusyButton(
  props: ButtonProps & {
    label: string
    busyLabel: string
    isBusy: boolean
    type?: 'submit' | 'button'
    onPress?: () => void
  },
) {
  const { label, busyLabel, isBusy, onPress, ...others } = props
  return (
    <Button
      {...others}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onPress?.()
      }}
      leftSection={isBusy ? <Loader size={16} color="currentColor" /> : undefined}
    >
      <span aria-live="polite">{isBusy ? busyLabel : label}</span>
    </Button>
  )
}
