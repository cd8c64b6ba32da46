import { texts } from '@busbar/contract'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './footer-social.module.css'
import type { ShownCompany } from './shown-company.ts'

type Network = keyof typeof texts.site.social

/** Where else the company is to be found. */
export function FooterSocial({ links }: { links: ShownCompany['social'] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.list} aria-label={texts.site.footer.social}>
      {links.map(({ network, address }) => (
        <li key={network}>
          <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
            <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              {icons[network as Network]}
            </svg>
            <VisuallyHidden>
              {texts.site.social[network as Network]} ({texts.site.opensInNewTab})
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Drawn in the line of the site's other symbols. */
const icons: Record<Network, ReactNode> = {
  facebook: <path d="M8 18.500V6.500a3.500 3.500 0 0 1 3.500-3.500H14M4.500 9.500h8" />,
  twitter: <path d="M3.500 3.500l10 13h3l-10-13zM3.500 16.500l5.300-5.400M11.200 8.900l5.300-5.400" />,
  instagram: (
    <>
      <rect x={2.5} y={2.5} width={15} height={15} rx={4} />
      <circle cx={10} cy={10} r={3.5} />
      <path d="M14 6h.01" strokeLinecap="round" />
    </>
  ),
  linkedin: <path d="M4 8v9M9 17V8M9 11.500a3.500 3.500 0 0 1 7 0V17M4 3v2" />,
  youtube: (
    <>
      <rect x={1.5} y={4} width={17} height={12} rx={3.5} />
      <path d="M8.500 7.500v5l4-2.500z" />
    </>
  ),
}
