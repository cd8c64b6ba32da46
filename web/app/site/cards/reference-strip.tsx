import { recordPages, texts } from '@busbar/contract'
import { Arrow } from '../parts/arrow.tsx'
import { RecordStrip, StripCards } from '../records/record-strip.tsx'
import { ReferenceCard } from './reference-card.tsx'
import styles from './reference-strip.module.css'
import type { ShownReference } from './shown-reference.ts'

const referencesTexts = texts.references

/** Where a service or a product was used, and the way to all projects. Nothing where it was never used. */
export function ReferenceStrip({ references }: { references: ShownReference[] }) {
  if (references.length === 0) return null
  return (
    <RecordStrip id="references" heading={referencesTexts.heading}>
      <StripCards items={references} card={(reference) => <ReferenceCard reference={reference} />} fillsRow />
      <a className={styles.all} href={recordPages.references.list} data-leads="">
        {referencesTexts.back}
        <Arrow />
      </a>
    </RecordStrip>
  )
}
