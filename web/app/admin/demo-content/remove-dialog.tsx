import type { DemoContent } from '@busbar/contract'
import { Button, Checkbox, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { fieldsTexts } from '../forms/texts.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Modal } from '../parts/layers.tsx'
import { toastFailed } from '../parts/toasts.tsx'
import styles from './panel.module.css'
import { demoContentTexts } from './texts.ts'
import { useRemoveDemoContent } from './use-demo-content.ts'

type RemoveDemoDialogProps = { demo: DemoContent; isOpen: boolean; onClose: () => void }

/** Asks before the demo content goes, and what becomes of that which was edited since. */
export function RemoveDemoDialog({ demo: { records, edited }, isOpen, onClose }: RemoveDemoDialogProps) {
  const { mutate, isPending } = useRemoveDemoContent()
  const [withEdited, setWithEdited] = useState(false)
  useEffect(() => {
    if (isOpen) setWithEdited(false)
  }, [isOpen])
  const remove = () =>
    mutate(
      { withEdited },
      { onSuccess: onClose, onError: (error) => toastFailed(demoContentTexts.removeFailed, error) },
    )
  return (
    <Modal opened={isOpen} onClose={onClose} title={demoContentTexts.removeTitle} size={480} centered>
      <Text>{demoContentTexts.whatGoes(records - edited)}</Text>
      {edited > 0 && (
        <Checkbox
          mt="lg"
          label={demoContentTexts.withEdited(edited)}
          description={demoContentTexts.withEditedHint}
          checked={withEdited}
          onChange={({ currentTarget }) => setWithEdited(currentTarget.checked)}
        />
      )}
      <div className={styles.answers}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {fieldsTexts.cancel}
        </Button>
        <BusyButton
          color="red"
          label={demoContentTexts.remove}
          busyLabel={demoContentTexts.starting}
          isBusy={isPending}
          onPress={remove}
        />
      </div>
    </Modal>
  )
}
