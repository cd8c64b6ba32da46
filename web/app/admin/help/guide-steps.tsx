import type { Guide } from '@busbar/contract'
import { Button, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../parts/current-user.ts'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { AllGuides } from './all-guides.tsx'
import { placeOf } from './guide-place.ts'
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
export function GuideSteps({ guide }: { guide: Guide }) {
  const { title, about, steps } = guide
  const place = placeOf(guide, useCurrentUser().role)
  return (
    <>
      <AllGuides />
      <ScreenHead title={title}>
        <Button
          component={Link}
          to={place.to}
          variant="default"
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {helpTexts.goTo(place.label)}
        </Button>
      </ScreenHead>
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
