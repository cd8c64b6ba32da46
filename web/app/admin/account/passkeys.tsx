import { type SecurityState, texts } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFingerprint } from '@tabler/icons-react'
import { hasPasskeys } from '../../api/passkey.ts'
import { useSecurity, useSecurityWrites } from '../../api/security.ts'
import { confirm } from '../confirm.tsx'
import { focusContent } from '../focus.ts'
import { LoadedPanel } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { toastDone, toastFailed } from '../toasts.tsx'
import styles from './account.module.css'
import { AccountSection } from './account-section.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'

const words = texts.auth.passkeys

type Passkey = SecurityState['passkeys'][number]

/** The devices that the user can sign in with instead of a password. */
export function Passkeys({ onSet }: { onSet?: () => void }) {
  const security = useSecurity()
  const { removePasskey } = useSecurityWrites()
  const [isAdding, adding] = useDisclosure()

  const askAndRemove = async ({ _id, name }: Passkey, isLastOne: boolean) => {
    const isAgreed = await confirm({
      title: words.removeTitle,
      text: isLastOne ? `${words.confirmRemove} ${texts.auth.twoFactor.lastOne}` : words.confirmRemove,
      about: name,
      action: words.remove,
      tone: 'danger',
    })
    if (!isAgreed) return
    removePasskey.mutate(_id, {
      onSuccess: () => {
        toastDone(words.removed)
        focusContent()
      },
      onError: (error) => toastFailed(words.removeFailed, error),
    })
  }

  return (
    <AccountSection id="passkeys-heading" words={words}>
      <LoadedPanel query={security} texts={words}>
        {({ passkeys, totp, isRequired }) =>
          passkeys.length === 0 ? (
            <Text c="dimmed" className={styles.row}>
              {words.none}
            </Text>
          ) : (
            <ul className={styles.list}>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey._id}
                  passkey={passkey}
                  onRemove={() =>
                    void askAndRemove(passkey, isRequired && !totp.isOn && passkeys.length === 1)
                  }
                />
              ))}
            </ul>
          )
        }
      </LoadedPanel>
      {hasPasskeys() ? (
        <Button variant="default" mt="md" onClick={adding.open}>
          {words.add}
        </Button>
      ) : (
        <Text size="sm" c="dimmed" mt="md">
          {words.unsupported}
        </Text>
      )}
      <AddPasskeyDialog isOpen={isAdding} onClose={adding.close} onClosed={onSet} />
    </AccountSection>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className={styles.row}>
      <IconFingerprint size={24} stroke={1.4} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {words.addedOn} <Moment at={createdAt} isRelative /> ·{' '}
          {lastUsedAt ? (
            <>
              {words.lastUsed} <Moment at={lastUsedAt} isRelative />
            </>
          ) : (
            words.neverUsed
          )}
        </Text>
      </div>
      <Button variant="default" size="compact-md" onClick={onRemove} aria-label={`${words.remove} ${name}`}>
        {words.remove}
      </Button>
    </li>
  )
}
