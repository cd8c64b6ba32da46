import { texts } from '@busbar/contract'
import { Text, VisuallyHidden } from '@mantine/core'
import { passwordStrength } from './password-strength.ts'
import styles from './strength-hint.module.css'

const bars = [1, 2, 3, 4]

/** How strong the password is that is being typed; nothing until there is one. */
export function StrengthHint({ password }: { password: string }) {
  const strength = passwordStrength(password)
  if (strength === 0) return null
  return (
    <div className={styles.hint} data-strength={strength}>
      <div className={styles.bars} aria-hidden>
        {bars.map((bar) => (
          <span key={bar} data-filled={bar <= strength || undefined} />
        ))}
      </div>
      <Text size="sm" role="status">
        <VisuallyHidden>{texts.auth.strength.label}: </VisuallyHidden>
        <strong>{texts.auth.strength.words[strength]}</strong>
      </Text>
      {strength < 4 && (
        <Text size="sm" c="dimmed" className={styles.advice}>
          {texts.auth.strength.hint}
        </Text>
      )}
    </div>
  )
}
