import { texts } from '@busbar/contract'
import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSecurityWrites } from '../api/account/security.ts'
import { FormButtons } from '../forms/form-buttons.tsx'
import { showFormErrors } from '../forms/show-form-errors.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import styles from './account.module.css'
import { QrCode } from './qr-code.tsx'

const twoFactorTexts = texts.auth.twoFactor

export type Enrolment = { secret: string; uri: string }

/** Shows the secret to an authenticator app, and asks for the first code that it makes of it. */
export function AppCodeForm(props: {
  enrolment: Enrolment
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}) {
  const { enrolment, onDone, onCancel } = props
  const { confirmTotp } = useSecurityWrites()
  const form = useForm({
    name: 'app-code',
    initialValues: { code: '' },
    validate: { code: (code) => (/^\d{6}$/.test(withoutSpaces(code)) ? null : twoFactorTexts.codeShape) },
  })

  const submit = form.onSubmit(
    async ({ code }) => {
      try {
        const { recoveryCodes } = await confirmTotp.mutateAsync({ code: withoutSpaces(code) })
        onDone(recoveryCodes)
      } catch (error) {
        showFormErrors(form, error, twoFactorTexts.failed)
      }
    },
    () => form.getInputNode('code')?.focus(),
  )

  return (
    <form onSubmit={submit} noValidate aria-label={twoFactorTexts.turnOnTitle}>
      <Stack gap="lg">
        <Text>{twoFactorTexts.scan}</Text>
        <QrCode text={enrolment.uri} label={twoFactorTexts.qrCode} />
        <div className={styles.key}>
          <TextInput
            label={twoFactorTexts.secret}
            readOnly
            value={enrolment.secret}
            classNames={{ input: styles.secret }}
          />
          <CopyButton text={enrolment.secret} size="md" flex="none" />
        </div>
        <TextInput
          label={twoFactorTexts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={10}
          {...form.getInputProps('code')}
        />
        <FormButtons
          label={twoFactorTexts.turnOn}
          busyLabel={twoFactorTexts.checking}
          isBusy={form.submitting}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}

/** Apps show a code in two groups. */
function withoutSpaces(code: string) {
  return code.replace(/\s/g, '')
}
