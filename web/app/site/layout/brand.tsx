import { ResponsiveImage } from '../../ui/image.tsx'
import { initials } from '../../ui/text/initials.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './brand.module.css'
import { useCompany } from './use-company.ts'

/** The company's logo and name, leading home. A wide logo is taken for the name in letters and stands alone. */
export function Brand() {
  const { name, logo, logoAlt } = useCompany()
  const isWide = logo?.width && logo.height ? logo.width / logo.height > 2 : false
  return (
    <a className={styles.brand} href="/">
      <ResponsiveImage
        className={styles.logo}
        image={logo}
        // The name is beside it; a screen reader would say it twice.
        alt={logoAlt === name ? '' : logoAlt}
        sizes="10rem"
        fallback={<Mark name={name} isWide={isWide} />}
      />
      {isWide ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.name}>{name}</span>}
    </a>
  )
}

/** What stands in for a logo: the company's initials on a plate; for a wide logo together with the name that was in it. */
function Mark({ name, isWide }: { name: string; isWide: boolean }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
        <path className={styles.plate} d="M1 1h34v34H1z" />
        <path className={styles.live} d="M1 35h34" />
        <text className={styles.letters} x="18" y="18.5" textAnchor="middle" dominantBaseline="central">
          {initials(name)}
        </text>
      </svg>
      {isWide && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
    </>
  )
}
