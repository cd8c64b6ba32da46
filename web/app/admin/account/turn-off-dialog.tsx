import { texts } from '@busbar/contract'
import { Modal } from '@mantine/core'
import { useSecurityWrites } from '../../api/security.ts'
import { toastDone } from '../toasts.tsx'
import { PasswordForm } from './password-form.tsx'

const words = texts.auth.twoFactor

export function TurnOffDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { stopTotp } = useSecurityWrites()
  const turnOff = async (password: string) => {
    await stopTotp.mutateAsync(password)
    toastDone(words.nowOff)
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.turnOffTitle}
      size={440}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <PasswordForm
        hint={words.turnOffHint}
        action={words.turnOff}
        busyAction={words.turningOff}
        onSubmit={turnOff}
        onCancel={onClose}
      />
    </Modal>
  )
}
