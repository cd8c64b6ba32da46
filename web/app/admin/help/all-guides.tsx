import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './guide-steps.module.css'
import { helpTexts } from './texts.ts'

/** The way back to all guides. */
export function AllGuides() {
  return (
    <Anchor component={Link} to="/admin/help" size="sm" className={styles.back}>
      <IconArrowLeft size={16} aria-hidden />
      {helpTexts.allGuides}
    </Anchor>
  )
}
