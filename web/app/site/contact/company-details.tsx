import { texts } from '@busbar/contract'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCompany } from '../layout/use-company.ts'
import { EmailLink } from '../parts/email-link.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'
import styles from './company-details.module.css'

/** Where and when to call and write to; missing details are left out. The address is on the map. */
export function CompanyDetails({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { phone, emergencyPhone, email, openingHours } = useCompany()
  if (!phone && !emergencyPhone && !email && !openingHours) return null
  return (
    <div>
      <Heading>
        <VisuallyHidden>{texts.contact.details}</VisuallyHidden>
      </Heading>
      <dl className={styles.details}>
        {phone && (
          <div className={styles.entry}>
            <dt className={styles.label}>{texts.contact.phone}</dt>
            <dd>
              <PhoneLink className={styles.reach} phone={phone} />
            </dd>
          </div>
        )}
        {emergencyPhone && (
          <div className={styles.entry} data-urgent="">
            <dt className={styles.label}>{texts.contact.emergency}</dt>
            <dd>
              <PhoneLink className={styles.reach} phone={emergencyPhone} />
            </dd>
          </div>
        )}
        {email && (
          <div className={styles.entry}>
            <dt className={styles.label}>{texts.contact.email}</dt>
            <dd>
              <EmailLink className={styles.reach} email={email} />
            </dd>
          </div>
        )}
        {openingHours && (
          <div className={styles.entry}>
            <dt className={styles.label}>{texts.contact.openingHours}</dt>
            <dd className={styles.hours}>{openingHours}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
