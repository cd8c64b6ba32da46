import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import styles from './mail-preview.module.css'
import { mailPreviewTexts as texts } from './texts.ts'

/**
 * A mail as its reader sees it, on a desk or on a phone. It is shut in: nothing in it can run, lead anywhere or reach
 * what is around it.
 */
export function MailPreview({ html, title }: { html: string; title: string }) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  return (
    <>
      <SegmentedControl
        aria-label={texts.width}
        size="xs"
        mb="sm"
        value={width}
        onChange={setWidth}
        data={[
          { value: 'desktop', label: texts.widths.desktop },
          { value: 'phone', label: texts.widths.phone },
        ]}
      />
      <iframe
        className={styles.frame}
        data-width={width}
        title={title}
        sandbox=""
        srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      />
    </>
  )
}
