import { texts } from '@busbar/contract'
import { ResponsiveImage, type ShownImage } from '../../ui/image.tsx'
import { initials } from '../../ui/text/initials.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { HostName } from '../parts/host-name.tsx'
import { LongText } from '../parts/long-text.tsx'
import { Monogram } from '../parts/monogram.tsx'
import styles from './partner-card.module.css'

/** What a card shows, ready to print: addresses are complete. */
export type ShownPartner = {
  _id: string
  name: string
  description: string
  website: { address: string; host: string } | null
  logo: ShownImage | null
}

export function PartnerCard({ partner }: { partner: ShownPartner }) {
  return (
    <li className={styles.card}>
      <div className={styles.well}>
        <ResponsiveImage
          className={styles.logo}
          image={partner.logo}
          // The name is right beside it; a screen reader would say it twice.
          alt=""
          sizes="12rem"
          data-initials={initials(partner.name)}
          fallback={<Monogram name={partner.name} />}
        />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{partner.name}</h3>
        <LongText className={styles.description} text={partner.description} />
        {partner.website && <Website {...partner.website} />}
      </div>
    </li>
  )
}

function Website({ address, host }: { address: string; host: string }) {
  return (
    <a className={styles.website} href={address} target="_blank" rel="noopener noreferrer">
      <span className={styles.host}>
        <HostName name={host} />
      </span>
      <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 10L10 2M4 2h6v6" />
      </svg>
      <VisuallyHidden>({texts.site.opensInNewTab})</VisuallyHidden>
    </a>
  )
}
