import { type Client, fixedPages, type PublicPartner, texts, webAddress } from '@busbar/contract'
import { useSite } from '../layout/use-company.ts'
import { Arrow } from '../parts/arrow.tsx'
import { Section } from '../parts/section/section.tsx'
import { SectionBody } from '../parts/section/section-body.tsx'
import { readSection, type SectionProps } from '../parts/section/section-data.ts'
import { shownImage } from '../parts/shown-image.ts'
import { Transformer } from '../parts/symbols.tsx'
import { PartnerCard, type ShownPartner } from './partner-card.tsx'
import styles from './partners.module.css'

/** Above this many, cards lie flat: logo beside text. */
const fullCardsUpTo = 12

export const load = (api: Client) =>
  readSection(texts.partners.siteFailed, async () => (await api.partners.list()).data.map(shownPartner))

/** The firms the company works with. */
export default function Partners({ head, data }: SectionProps<typeof load>) {
  const { partnersInvitation, partnersButton } = useSite().words
  return (
    <Section head={head} symbol={<Transformer radius={16} />}>
      <SectionBody data={data} failure={texts.partners.siteFailed} empty={texts.partners.siteEmpty}>
        {(items) => (
          <ul className={styles.grid} data-layout={layoutFor(items.length)}>
            {items.map((partner) => (
              <PartnerCard key={partner._id} partner={partner} />
            ))}
          </ul>
        )}
      </SectionBody>
      <p className={styles.invitation}>
        {partnersInvitation}
        <a className={styles.contact} href={fixedPages.contact} data-leads="">
          {partnersButton}
          <Arrow />
        </a>
      </p>
    </Section>
  )
}

/** A partner as the card prints it. */
function shownPartner({ _id, name, description, website, logo, pictures }: PublicPartner): ShownPartner {
  return {
    _id,
    name,
    description,
    website: website ? { address: webAddress(website), host: host(website) } : null,
    logo: shownImage('partners', logo, pictures),
  }
}

function layoutFor(count: number) {
  if (count > fullCardsUpTo) return 'flat'
  // As even as the number allows: two, three or four to a row.
  return { 1: 'one', 2: 'two', 3: 'three', 5: 'three', 6: 'three', 9: 'three' }[count] ?? 'four'
}

function host(website: string) {
  return URL.parse(webAddress(website))?.hostname.replace(/^www\./, '') ?? website
}
