import type { ReactNode } from 'react'
import { TopBar } from '../../ui/top-bar.tsx'
import { CompanyMark, useBrandedTab, useCompanyBrand } from '../parts/company-brand.tsx'
import { Providers } from '../parts/providers/providers.tsx'
import styles from './auth-layout.module.css'
import { SingleLineDrawing } from './single-line-drawing.tsx'

/** The page around a form that leads into the back office. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { name } = useCompanyBrand()
  useBrandedTab()
  return (
    <Providers>
      <div className={styles.page}>
        <header className={styles.top}>
          <TopBar name={name} mark={<CompanyMark size={32} />} />
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
