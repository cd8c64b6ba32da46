import { ResponsiveImage } from '../../ui/image.tsx'
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
        fallback={<Mark name={isWide ? name : null} />}
      />
      {isWide ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.name}>{name}</span>}
    </a>
  )
}

/** What stands in for a logo; for a wide one together with the name that was in it. */
function Mark({ name }: { name: string | null }) {
  return (
    <>
      <svg className={styles.mark} viewBox="12 16 176 168" width="27" height="26" aria-hidden="true">
        <path className={styles.stem} d="M12.6 16h42l42 97.4L83.2 184h-5z" />
        <path className={styles.bolt} d="M187.4 16h-63.9L93.3 89.9h28.5L96.6 184l58.8-80.6h-28.5z" />
      </svg>
      {name && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
    </>
  )
}
