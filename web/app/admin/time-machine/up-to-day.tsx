import { TextInput } from '@mantine/core'
import { nameOfDay } from '../forms/zoned-time.ts'
import { timeMachineTexts as texts } from './texts.ts'
import styles from './time-machine.module.css'

/** The day that the list ends with, in the product's words. While it is chosen, it is in those of the browser. */
export function UpToDay({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  return (
    <div className={styles.upTo}>
      <TextInput
        type="date"
        size="sm"
        leftSection={texts.upTo}
        leftSectionWidth={58}
        leftSectionPointerEvents="none"
        aria-label={texts.upToLabel}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span className={styles.dayInWords} aria-hidden>
        {value ? nameOfDay(value) : texts.today.toLowerCase()}
      </span>
    </div>
  )
}
