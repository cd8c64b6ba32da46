import { Button, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { type ReactNode, useState } from 'react'
import styles from './confirm.module.css'
import { openLayer } from './layers.tsx'

const colours = { primary: 'amber', danger: 'red', warning: 'orange' } as const

type Tone = keyof typeof colours

/**
 * Asks before something is done. Resolves to whether the user agreed; closing the dialog is a no. With `work`, the
 * dialog stays until that is done, and fails when it fails.
 */
export function confirm(question: Question) {
  const { title, text, about, details, action, busy, work, other, tone = 'primary' } = question
  return new Promise<boolean>((resolve, reject) => {
    const answer = async (isAgreed: boolean) => {
      if (isAgreed) await work?.().catch(reject)
      resolve(isAgreed)
      modals.close(id)
    }
    const id = modals.open({
      title,
      centered: true,
      size: 440,
      closeOnEscape: false,
      onClose: () => {
        closeLayer()
        resolve(false)
      },
      children: (
        <>
          <Text>{text}</Text>
          {about && (
            <Text fw={600} mt="xs" style={{ overflowWrap: 'anywhere' }}>
              {about}
            </Text>
          )}
          {details}
          <div className={styles.answers}>
            {other && (
              <Button
                variant="subtle"
                color="gray"
                className={styles.other}
                onClick={() => {
                  other.act()
                  void answer(false)
                }}
              >
                {other.label}
              </Button>
            )}
            <Button variant="default" onClick={() => void answer(false)} data-autofocus>
              Cancel
            </Button>
            <AgreeButton label={action} busyLabel={busy} tone={tone} onAgree={() => answer(true)} />
          </div>
        </>
      ),
    })
    const closeLayer = openLayer(() => modals.close(id))
  })
}

export function AgreeButton(props: {
  label: string
  busyLabel?: string
  tone: Tone
  onAgree: () => Promise<void>
}) {
  const { label, busyLabel, tone, onAgree } = props
  const [isBusy, setBusy] = useState(false)
  const agree = () => {
    setBusy(true)
    void onAgree()
  }
  return (
    <Button color={colours[tone]} onClick={agree} disabled={isBusy}>
      {isBusy ? (busyLabel ?? label) : label}
    </Button>
  )
}

export type Question = {
  title: string
  text: string
  about?: string
  /** More than a sentence, below the text. */
  details?: ReactNode
  action: string
  /** What to do once the user agreed, and what the button says meanwhile. */
  work?: () => Promise<unknown>
  busy?: string
  /** What can be done instead; the answer is a no then. */
  other?: { label: string; act: () => void }
  tone?: Tone
}
