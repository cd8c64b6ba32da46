import { defaults } from '@busbar/contract'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './entrance.module.css'
import { Mark } from './mark.tsx'
import { Providers } from './providers.tsx'
import { SingleLineDrawing } from './single-line-drawing.tsx'

/** The page around a form that leads into the back office. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <div className={styles.page}>
        <header className={styles.top}>
          <a href="/" className={styles.company}>
            <Mark size={32} />
            {defaults.company.name}
          </a>
          <Anchor href="/" className={styles.home}>
            Home
          </Anchor>
        </header>
        <main className={styles.main}>
          <div className={styles.form}>{children}</div>
        </main>
        <div className={styles.drawing}>
          <SingleLineDrawing />
        </div>
      </div>
    </Providers>
  )
}
