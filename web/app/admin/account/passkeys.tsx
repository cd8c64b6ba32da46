import { type SecurityState, texts } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { hasPasskeys } from '../api/account/passkey.ts'
import { useSecurity } from '../api/account/security.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import styles from './account.module.css'
import { AccountSection } from './account-section.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { type Passkey, RemovePasskeyDialog } from './remove-passkey-dialog.tsx'

const passkeysTexts = texts.auth.passkeys

/** The devices that the user can sign in with instead of a password. */
export function Passkeys({ onSet }: { onSet?: () => void }) {
  const security = useSecurity()
  const [isAdding, adding] = useDisclosure()
  const [removed, setRemoved] = useState<Passkey>()

  return (
    <AccountSection id="passkeys-heading" texts={passkeysTexts}>
      <LoadedPanel query={security} texts={passkeysTexts}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Text c="dimmed" className={styles.row}>
              {passkeysTexts.none}
            </Text>
          ) : (
            <ul className={styles.list}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey._id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
              ))}
            </ul>
          )
        }
      </LoadedPanel>
      {hasPasskeys() ? (
        <Button variant="default" mt="md" onClick={adding.open}>
          {passkeysTexts.add}
        </Button>
      ) : (
        <Text size="sm" c="dimmed" mt="md">
          {passkeysTexts.unsupported}
        </Text>
      )}
      <RemovePasskeyDialog
        passkey={removed}
        isLastOne={isOnlyFactor(security.data)}
        onClose={() => setRemoved(undefined)}
      />
      <AddPasskeyDialog isOpen={isAdding} onClose={adding.close} onClosed={onSet} />
    </AccountSection>
  )
}

function isOnlyFactor(security?: SecurityState) {
  return Boolean(security?.isRequired && !security.totp.isOn && security.passkeys.length === 1)
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className={styles.row}>
      <IconFingerprint size={24} stroke={1.4} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {passkeysTexts.addedOn} <DateTime at={createdAt} isRelative /> ·{' '}
          {lastUsedAt ? (
            <>
              {passkeysTexts.lastUsed} <DateTime at={lastUsedAt} isRelative />
            </>
          ) : (
            passkeysTexts.neverUsed
          )}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-md"
        onClick={onRemove}
        aria-label={`${passkeysTexts.remove} ${name}`}
      >
        {passkeysTexts.remove}
      </Button>
    </li>
  )
}
