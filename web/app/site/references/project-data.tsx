import { recordPath, texts } from '@busbar/contract'
import styles from './project-data.module.css'

const referencesTexts = texts.references

/** For whom, where and when it was, and the services that it took, each with the way to its page. */
export function ProjectData({ reference, services }: ProjectDataProps) {
  const { client, place, year } = reference
  const plain = [
    { name: referencesTexts.client, value: client },
    { name: referencesTexts.place, value: place },
    { name: referencesTexts.year, value: year },
  ]
  return (
    <section aria-label={referencesTexts.data}>
      <dl className={styles.data}>
        {plain.map(
          ({ name, value }) =>
            value && (
              <div key={name} className={styles.entry}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
        {services.length > 0 && (
          <div className={styles.services}>
            <dt className={styles.name}>{referencesTexts.services}</dt>
            {services.map(({ slug, title }) => (
              <dd key={slug} className={styles.value}>
                <a className={styles.link} href={recordPath('services', slug)}>
                  {title}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  )
}

type ProjectDataProps = {
  reference: { client: string | null; place: string | null; year: number }
  services: { slug: string; title: string }[]
}
