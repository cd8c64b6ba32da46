import { fixedPages, texts } from '@busbar/contract'
import { useLocation } from 'react-router'
import { LongText } from '../parts/long-text.tsx'
import { footerLists, linksOn, type ShownLink } from '../parts/section/section-links.ts'
import { Brand } from './brand.tsx'
import styles from './footer.module.css'
import { FooterContact } from './footer-contact.tsx'
import { FooterSocial } from './footer-social.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { useSite } from './use-company.ts'

/** The end of the page, where its feeder line reaches earth. */
export function Footer() {
  const { name, description, social } = useSite().company
  return (
    <footer className={styles.footer}>
      <svg
        className={styles.earth}
        viewBox="0 0 32 16"
        width="32"
        height="16"
        preserveAspectRatio="xMidYMin meet"
        aria-hidden="true"
      >
        <path d="M1 1h30M7 8h18M13 15h6" />
      </svg>
      <div className={styles.content}>
        <div className={styles.company}>
          <Brand />
          {description && <LongText className={styles.description} text={description} />}
          <FooterSocial links={social} />
        </div>
        <Links />
        <FooterContact />
        <Newsletter />
      </div>
      <div className={styles.legal}>
        <p>{texts.site.copyright(name)}</p>
        <a className={styles.link} href={fixedPages.privacy}>
          {texts.privacy.heading}
        </a>
      </div>
    </footer>
  )
}

/** A page that is about it has the form in its middle. */
function Newsletter() {
  const { pathname } = useLocation()
  const { words } = useSite()
  if (pathname === '/newsletter') return null
  return (
    <div className={styles.newsletter}>
      <h2 className={styles.heading}>{words.newsletterHeading}</h2>
      <p className={styles.hint}>{words.newsletterHint}</p>
      <NewsletterForm />
    </div>
  )
}

/** The sections of the home page, and beside them what the firm has added. */
function Links() {
  const { pathname } = useLocation()
  const { footerLinks, words } = useSite()
  const { quick, more } = footerLists(footerLinks)
  if (footerLinks.length === 0) return null
  return (
    <div className={styles.links} data-lists={quick.length > 0 && more.length > 0 ? 2 : 1}>
      <LinkList id="quick-links" heading={words.footerLinksHeading} links={linksOn(pathname, quick)} />
      <LinkList id="more-links" heading={words.footerMoreHeading} links={more} />
    </div>
  )
}

function LinkList({ id, heading, links }: { id: string; heading: string; links: ShownLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <ul>
        {links.map(({ label, address }) => (
          <li key={`${label} ${address}`}>
            <a className={styles.link} href={address}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
