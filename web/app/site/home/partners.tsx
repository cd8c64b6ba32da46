import { texts } from '@busbar/contract'
import { Notice } from '../notice.tsx'
import { Section } from '../section.tsx'
import { Transformer } from '../symbols.tsx'
import { PartnerCard, type ShownPartner } from './partner-card.tsx'
import styles from './partners.module.css'

/** Above this many, cards lie flat: logo beside text. */
const fullCardsUpTo = 12

/** The firms the company works with. `null` when they could not be read. */
export function Partners({ partners }: { partners: ShownPartner[] | null }) {
  return (
    <Section
      id="partners"
      symbol={<Transformer radius={16} />}
      title={texts.partners.siteHeading}
      introduction={texts.partners.siteIntroduction}
    >
      {partners === null && (
        <Notice title={texts.partners.siteFailed} text={texts.site.refreshHint} isFailure />
      )}
      {partners?.length === 0 && <Notice title={texts.partners.siteEmpty} />}
      {partners && partners.length > 0 && (
        <ul className={styles.grid} data-layout={layoutFor(partners.length)}>
          {partners.map((partner) => (
            <PartnerCard key={partner._id} partner={partner} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function layoutFor(count: number) {
  if (count > fullCardsUpTo) return 'flat'
  // As even as the number allows: two, three or four to a row.
  return { 1: 'one', 2: 'two', 3: 'three', 5: 'three', 6: 'three', 9: 'three' }[count] ?? 'four'
}
