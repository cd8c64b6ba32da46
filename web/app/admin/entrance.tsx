import { defaults } from '@busbar/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../api/browser-client.ts'
import { queryClient } from '../api/query-client.ts'
import { TopBar } from '../ui/top-bar.tsx'
import styles from './entrance.module.css'
import { Mark } from './mark.tsx'
import { Providers } from './providers.tsx'
import { SingleLineDrawing } from './single-line-drawing.tsx'

/** The page around a form that leads into the back office. */
export function Entrance({ children }: { children: ReactNode }) {
  const name = useCompanyName()
  return (
    <Providers>
      <div className={styles.page}>
        <header className={styles.top}>
          <TopBar name={name} mark={<Mark size={32} />} />
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

/** The company's name as soon as it is known, or the default one when it cannot be read. */
function useCompanyName() {
  const { data, isPending } = useQuery({ queryKey: ['company'], queryFn: api.company.get }, queryClient)
  return isPending ? undefined : (data?.name ?? defaults.company.name)
}
