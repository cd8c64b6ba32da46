import { texts } from '@busbar/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../api/save-file.ts'
import { useCompanyBrand } from '../parts/company-brand.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import styles from './account.module.css'

const twoFactorTexts = texts.auth.twoFactor

/** The recovery codes, which nobody can show again. */
export function RecoveryCodes({ hint, codes, onKept }: RecoveryCodesProps) {
  const { email } = useCurrentUser()
  const { name = '' } = useCompanyBrand()
  const download = () => {
    const text = [twoFactorTexts.recoveryFileHead(name, email), '', ...codes, ''].join('\n')
    saveFile(twoFactorTexts.recoveryFile, new Blob([text], { type: 'text/plain' }))
  }
  return (
    <Stack gap="lg">
      <Text role="status">{hint}</Text>
      <ul className={styles.codes} aria-label={twoFactorTexts.recoveryTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton text={codes.join('\n')} autoFocus />
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
          {twoFactorTexts.download}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onKept}>{twoFactorTexts.kept}</Button>
      </Group>
    </Stack>
  )
}

type RecoveryCodesProps = { hint: string; codes: string[]; onKept: () => void }
