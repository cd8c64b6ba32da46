import type { ReactNode } from 'react'
import { bindUnits } from '../../ui/text/bind-units.ts'
import styles from './dark-block.module.css'

/** An invitation within a page, on the ground that forms stand on everywhere, with what it invites to: a button or a form. */
export function DarkBlock({ heading, text, action, children }: DarkBlockProps) {
  return (
    <section className={styles.panel} data-action={action} data-width="wide">
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        {text && <p className={styles.text}>{bindUnits(text)}</p>}
      </div>
      <div className={styles.action}>{children}</div>
    </section>
  )
}

type DarkBlockProps = {
  heading: string
  text: string | null
  action: 'button' | 'form'
  children: ReactNode
}
