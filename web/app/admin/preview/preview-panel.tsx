import { CloseButton, FocusTrap } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useLayer } from '../parts/layers.tsx'
import { Preview } from './lazy-preview.tsx'
import styles from './preview.module.css'
import { previewTexts as texts } from './texts.ts'

/** The preview beside a form; where there is no room for both, over it. Esc closes it, and the form stays. */
export function PreviewPanel({
  onClose,
  ...props
}: ComponentProps<typeof Preview> & { onClose: () => void }) {
  const coversForm = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const close = useRef<HTMLButtonElement>(null)
  useLayer(true, onClose)
  useEffect(() => {
    if (coversForm) close.current?.focus()
  }, [coversForm])
  return (
    <FocusTrap active={coversForm}>
      <div className={styles.panel} data-covers-form={coversForm || undefined}>
        <CloseButton ref={close} className={styles.close} aria-label={texts.close} onClick={onClose} />
        <Preview {...props} />
      </div>
    </FocusTrap>
  )
}
