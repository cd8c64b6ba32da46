import type { Look } from '@busbar/contract'
import { Radio } from '@mantine/core'
import { fontPairs } from '../../../ui/font-pairs.ts'
import styles from './look.module.css'
import { lookTexts as texts } from './texts.ts'

const pairs = Object.entries(fontPairs) as [Look['fonts'], (typeof fontPairs)[Look['fonts']]][]

/** The fonts as specimens, each in itself. */
export function FontChoice(props: { value?: string; onChange?: (value: string) => void }) {
  return (
    <Radio.Group label={texts.fonts} {...props}>
      <style>{pairs.map(([, { faces }]) => faces).join('')}</style>
      <div className={styles.fonts}>
        {pairs.map(([name, { heading, text }]) => (
          <Radio.Card key={name} value={name} className={styles.specimen} aria-label={texts.fontNames[name]}>
            <span className={styles.specimenHeading} style={{ fontFamily: heading }}>
              {texts.specimenHeading}
            </span>
            <span className={styles.specimenText} style={{ fontFamily: text }}>
              {texts.specimenText}
            </span>
            <span className={styles.fontName}>
              <Radio.Indicator size="xs" /> {texts.fontNames[name]}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
