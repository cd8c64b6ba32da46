import type { Guide } from '@busbar/contract'
import { Anchor, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ScreenHead } from '../parts/screen-head.tsx'
import styles from './guide-steps.module.css'
import { helpTexts } from './texts.ts'

/** Made by `npm run screenshots`, all of the same size. */
const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const size = { width: 1120, height: 700 }

/** One guide: numbered steps, with pictures of the real screens. */
export function GuideSteps({ guide: { title, about, steps } }: { guide: Guide }) {
  return (
    <>
      <Anchor component={Link} to="/admin/help" size="sm" className={styles.back}>
        <IconArrowLeft size={16} aria-hidden />
        {helpTexts.allGuides}
      </Anchor>
      <ScreenHead title={title} />
      <Text c="dimmed" mb="lg">
        {about}
      </Text>
      <ol className={styles.steps}>
        {steps.map(({ text, picture }, index) => (
          <li key={text} className={styles.step}>
            <p>{text}</p>
            {picture && (
              <img
                src={pictures[`./pictures/${picture}.webp`]}
                alt={helpTexts.picture(index + 1, title)}
                loading="lazy"
                {...size}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
