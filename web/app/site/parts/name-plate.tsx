import { initials } from '../../ui/text/initials.ts'
import styles from './name-plate.module.css'

/** Stands in for a missing portrait: the initials, engraved in a plate like those on our machines. */
export function NamePlate({ name }: { name: string }) {
  return (
    <span className={styles.plate} aria-hidden="true">
      <span className={styles.letters}>{initials(name)}</span>
    </span>
  )
}
