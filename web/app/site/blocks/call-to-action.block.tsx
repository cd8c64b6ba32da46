import { Arrow } from '../parts/arrow.tsx'
import type { BlockProps } from './block-image.ts'
import styles from './call-to-action.module.css'

export default function CallToAction({ block: { heading, text, button, link } }: BlockProps<'callToAction'>) {
  return (
    <section className={styles.panel} data-width="wide">
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <a className={styles.button} href={link} data-leads="">
        {button}
        <Arrow />
      </a>
    </section>
  )
}
