import { texts } from '@busbar/contract'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useCompany } from '../layout/use-company.ts'
import { EmailLink } from '../parts/email-link.tsx'
import styles from './company-details.module.css'

/** Where to call and write to; what the company has not told is left out. Its address stands on the map. */
export function CompanyDetails({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { phone, email } = useCompany()
  if (!phone && !email) return null
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
              <a className={styles.reach} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
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
      </dl>
    </div>
  )
}
