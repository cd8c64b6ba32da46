import type { Message } from '@busbar/contract'
import { Anchor } from '@mantine/core'
import styles from './panel.module.css'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** The addresses of pages that a message can be about. */
const folders = { products: 'products', services: 'service' } as const

/** What the message is about, where it came from, and the privacy note that the visitor saw. */
export function Origin({ message: { about, page, consent } }: { message: Message }) {
  if (!about && !page && !consent) return null
  return (
    <div className={styles.origin}>
      {about && (
        <div>
          {texts.about}{' '}
          <Anchor href={`/${folders[about.collection]}/${about._id}`} target="_blank" inherit>
            {about.title}
          </Anchor>
        </div>
      )}
      {page && (
        <div>
          {texts.sentFrom}{' '}
          <Anchor href={page} target="_blank" inherit>
            {page === '/' ? texts.homePage : page}
          </Anchor>
        </div>
      )}
      {consent && <div>{texts.consent(consent.text)}</div>}
    </div>
  )
}
