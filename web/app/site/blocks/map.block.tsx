import { Whereabouts } from '../contact/whereabouts.tsx'
import { useSite } from '../layout/use-company.ts'
import type { BlockProps } from './block-image.ts'
import styles from './map.module.css'

export default function MapBlock({ block }: BlockProps<'map'>) {
  const { words } = useSite()
  return (
    <div className={styles.map} data-width="wide">
      <Whereabouts level="h2" heading={block.heading ?? words.contactMap} />
    </div>
  )
}
