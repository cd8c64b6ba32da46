import { Arrow } from '../parts/arrow.tsx'
import type { BlockProps } from './block-image.ts'
import styles from './call-to-action.module.css'
import { DarkBlock } from './dark-block.tsx'

export default function CallToAction({ block: { heading, text, button, link } }: BlockProps<'callToAction'>) {
  return (
    <DarkBlock heading={heading} text={text} action="button">
      <a className={styles.button} href={link} data-leads="">
        {button}
        <Arrow />
      </a>
    </DarkBlock>
  )
}
