import { texts } from '@busbar/contract'
import { EmailLink } from '../parts/email-link.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'
import styles from './footer.module.css'
import { useSite } from './use-company.ts'

const footerTexts = texts.site.footer

/** How the company can be reached; missing details are left out. */
export function FooterContact() {
  const { company, words } = useSite()
  const { address, phone, emergencyPhone, email } = company
  if (!address && !phone && !emergencyPhone && !email) return null
  return (
    <div className={styles.contact}>
      <h2 className={styles.heading}>{words.footerContactHeading}</h2>
      <dl className={styles.details}>
        {address && (
          <div>
            <dt>{footerTexts.address}</dt>
            <dd className={styles.address}>{address}</dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{footerTexts.phone}</dt>
            <dd>
              <PhoneLink className={styles.link} phone={phone} />
            </dd>
          </div>
        )}
        {emergencyPhone && (
          <div>
            <dt>{footerTexts.emergency}</dt>
            <dd>
              <PhoneLink className={styles.link} phone={emergencyPhone} />
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{footerTexts.email}</dt>
            <dd>
              <EmailLink className={styles.link} email={email} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
