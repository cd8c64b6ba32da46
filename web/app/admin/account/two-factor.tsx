import { type SecurityState, texts } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useSecurity } from '../../api/security.ts'
import { LoadedPanel } from '../loaded-panel.tsx'
import styles from './account.module.css'
import { AccountSection } from './account-section.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

const words = texts.auth.twoFactor
const fewCodes = 3

/** Whether signing in takes a code besides the password, and the way to change that. */
export function TwoFactor() {
  const security = useSecurity()
  const [isTurningOn, turnOn] = useDisclosure()
  const [isTurningOff, turnOff] = useDisclosure()
  return (
    <AccountSection id="two-factor-heading" words={words}>
      <LoadedPanel query={security} texts={words}>
        {({ totp }) => <State totp={totp} onTurnOn={turnOn.open} onTurnOff={turnOff.open} />}
      </LoadedPanel>
      <TurnOnDialog isOpen={isTurningOn} onClose={turnOn.close} />
      <TurnOffDialog isOpen={isTurningOff} onClose={turnOff.close} />
    </AccountSection>
  )
}

function State(props: { totp: SecurityState['totp']; onTurnOn: () => void; onTurnOff: () => void }) {
  const { totp, onTurnOn, onTurnOff } = props
  const { isOn, recoveryCodesLeft } = totp
  const StateIcon = isOn ? IconShieldCheck : IconShieldOff
  return (
    <div className={styles.row}>
      <StateIcon size={24} stroke={1.4} aria-hidden className={styles.icon} />
      <div className={styles.about}>
        <Text fw={600}>{isOn ? words.on : words.off}</Text>
        <Text size="sm" c="dimmed">
          {isOn ? words.codesLeft(recoveryCodesLeft) : words.offHint}
        </Text>
        {isOn && recoveryCodesLeft < fewCodes && <Text size="sm">{words.fewCodes}</Text>}
      </div>
      {/* One button with two meanings, so that it keeps the focus when it changes. */}
      <Button variant="default" flex="none" onClick={isOn ? onTurnOff : onTurnOn}>
        {isOn ? words.turnOff : words.turnOn}
      </Button>
    </div>
  )
}
