import { isEqual, type Look, lookColors, readyMadeLooks } from '@busbar/contract'
import { Input, UnstyledButton } from '@mantine/core'
import { fontPairs } from '../../../ui/font-pairs.ts'
import styles from './look.module.css'
import { lookTexts as texts } from './texts.ts'

const looks = Object.entries(readyMadeLooks) as [keyof typeof readyMadeLooks, Look][]
const radii = { sharp: 0, slight: 3, round: 8 }

/** Complete looks, each as a small picture of a page's top. */
export function ReadyMadeLooks({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  return (
    <Input.Wrapper label={texts.readyMade} description={texts.readyMadeHint} labelElement="div">
      <div className={styles.looks}>
        {looks.map(([name, one]) => (
          <UnstyledButton
            key={name}
            className={styles.look}
            aria-pressed={isEqual(look, one)}
            onClick={() => onChoose(one)}
          >
            <Thumbnail look={one} />
            {texts.readyMadeNames[name]}
          </UnstyledButton>
        ))}
      </div>
    </Input.Wrapper>
  )
}

function Thumbnail({ look }: { look: Look }) {
  const colors = lookColors(look)
  const isLight = look.hero === 'light'
  const radius = radii[look.corners]
  return (
    <span
      className={styles.thumbnail}
      style={{
        color: isLight ? colors['on-light'] : colors.white,
        background: isLight ? colors.paper : colors.ink,
        borderRadius: radius,
      }}
      aria-hidden
    >
      <span style={{ fontFamily: fontPairs[look.fonts].heading }}>Aa</span>
      <span className={styles.thumbnailButton} style={{ background: colors.accent, borderRadius: radius }} />
      <span className={styles.thumbnailFoot} style={{ background: colors.ink }} />
    </span>
  )
}
