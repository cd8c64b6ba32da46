import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './account.module.css'

/** A part of the own account's protection, under its heading. */
export function AccountSection({ id, texts, children }: AccountSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Title order={2} id={id}>
        {texts.heading}
      </Title>
      <Text c="dimmed" size="sm" mt={4} mb="md">
        {texts.hint}
      </Text>
      {children}
    </section>
  )
}

type AccountSectionProps = { id: string; texts: { heading: string; hint: string }; children: ReactNode }
