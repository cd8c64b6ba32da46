import { type SecurityState, texts } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useSecurity } from '../api/account/security.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import styles from './account.module.css'
import { AccountSection } from './account-section.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

const twoFactorTexts = texts.auth.twoFactor
const fewCodes = 3

/** Whether signing in takes a code besides the password, and the way to change that. */
export function TwoFactor({ onSet }: { onSet?: () => void }) {
  const security = useSecurity()
  const [isTurningOn, turnOn] = useDisclosure()
  const [isTurningOff, turnOff] = useDisclosure()
  const [isRenewing, renew] = useDisclosure()
  return (
    <AccountSection id="two-factor-heading" texts={twoFactorTexts}>
      <LoadedPanel query={security} texts={twoFactorTexts}>
        {({ totp, passkeys, isRequired }) => (
          <>
            <State totp={totp} onRenew={renew.open} onTurnOn={turnOn.open} onTurnOff={turnOff.open} />
            <TurnOffDialog
              isOpen={isTurningOff}
              isLastOne={isRequired && passkeys.length === 0}
              onClose={turnOff.close}
            />
          </>
        )}
      </LoadedPanel>
      <TurnOnDialog isOpen={isTurningOn} onClose={turnOn.close} onClosed={onSet} />
      <NewCodesDialog isOpen={isRenewing} onClose={renew.close} />
    </AccountSection>
  )
}

function State({ totp, onRenew, onTurnOn, onTurnOff }: StateProps) {
  const { isOn, recoveryCodesLeft } = totp
  const StateIcon = isOn ? IconShieldCheck : IconShieldOff
  return (
    <div className={styles.row}>
      <StateIcon size={24} stroke={1.4} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <Text fw={600}>{isOn ? twoFactorTexts.on : twoFactorTexts.off}</Text>
        <Text size="sm" c="dimmed">
          {isOn ? twoFactorTexts.codesLeft(recoveryCodesLeft) : twoFactorTexts.offHint}
        </Text>
        {isOn && recoveryCodesLeft < fewCodes && <Text size="sm">{twoFactorTexts.fewCodes}</Text>}
      </div>
      <div className={styles.actions}>
        {isOn && (
          <Button variant="default" onClick={onRenew}>
            {twoFactorTexts.renew}
          </Button>
        )}
        {/* One button with two meanings, so that it keeps the focus when it changes. */}
        <Button variant="default" onClick={isOn ? onTurnOff : onTurnOn}>
          {isOn ? twoFactorTexts.turnOff : twoFactorTexts.turnOn}
        </Button>
      </div>
    </div>
  )
}

type StateProps = {
  totp: SecurityState['totp']
  onRenew: () => void
  onTurnOn: () => void
  onTurnOff: () => void
}
