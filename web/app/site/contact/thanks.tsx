import { fixedPages, texts } from '@busbar/contract'
import { type MouseEvent, useEffect, useRef } from 'react'
import styles from './thanks.module.css'

/** Stands where the form was once the message is sent. */
export function Thanks({ text, onAnother }: { text: string; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => box.current?.focus(), [])

  const another = (event: MouseEvent) => {
    event.preventDefault()
    onAnother()
  }
  return (
    <div ref={box} className={styles.thanks} role="status" tabIndex={-1}>
      <svg className={styles.symbol} viewBox="-4 -16 208 32" width="208" height="32" aria-hidden="true">
        {/* A feeder whose switch is closed: live from end to end. */}
        <path d="M0 0H200" />
        <circle cx={76} r={5} />
        <circle cx={124} r={5} />
      </svg>
      <p className={styles.message}>{text}</p>
      <a className={styles.link} href={fixedPages.contact} onClick={another}>
        {texts.contact.writeAnother}
      </a>
    </div>
  )
}
