import { NavLink } from 'react-router'
import styles from './library-tabs.module.css'
import { libraryTexts } from './texts.ts'

const { tabs } = libraryTexts

/** The two halves of the library: images that pages show, and files that visitors save. */
export function LibraryTabs() {
  return (
    <nav aria-label={tabs.label} className={styles.tabs}>
      <NavLink to="/admin/library">{tabs.images}</NavLink>
      <NavLink to="/admin/downloads">{tabs.files}</NavLink>
    </nav>
  )
}
