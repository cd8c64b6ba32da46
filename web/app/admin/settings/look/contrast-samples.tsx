import { contrast, type Look, lookColors } from '@busbar/contract'
import { Input } from '@mantine/core'
import { isColor } from './is-color.ts'
import styles from './look.module.css'
import { lookTexts as texts } from './texts.ts'

/** What the two colours make of words and buttons, and how well each can be read. */
export function ContrastSamples({ look }: { look: Look }) {
  if (!isColor(look.primary) || !isColor(look.accent)) return null
  const colors = lookColors(look)
  const samples = [
    { name: 'heading', front: colors.white, ground: colors.ink },
    { name: 'quiet', front: colors['on-dark-quiet'], ground: colors.deep },
    { name: 'light', front: colors['on-light-quiet'], ground: colors.paper },
    { name: 'button', front: colors['on-accent'], ground: colors.accent },
    { name: 'line', front: colors.accent, ground: colors.deep, needed: 3 },
    { name: 'mark', front: colors['accent-on-dark'], ground: colors.deep },
  ] satisfies Sample[]
  return (
    <Input.Wrapper label={texts.contrast} description={texts.contrastHint} labelElement="div">
      <ul className={styles.samples}>
        {samples.map(({ name, front, ground, needed = 4.5 }: Sample) => {
          const ratio = contrast(front, ground)
          return (
            <li key={name} className={styles.sample}>
              <span className={styles.swatch} style={{ color: front, background: ground }} aria-hidden>
                Aa
              </span>
              <span>
                <span className={styles.sampleName}>{texts.samples[name]}</span>
                <span className={styles.ratio} data-fails={ratio < needed || undefined}>
                  {texts.ratio(ratio)} {ratio < needed ? texts.fails : texts.passes}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </Input.Wrapper>
  )
}

type Sample = { name: keyof typeof texts.samples; front: string; ground: string; needed?: number }
