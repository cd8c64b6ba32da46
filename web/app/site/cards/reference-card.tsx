import { recordPath } from '@busbar/contract'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { CoverImage } from '../parts/cover-image.tsx'
import card from '../records/record-card.module.css'
import styles from './reference-card.module.css'
import type { ShownReference } from './shown-reference.ts'

/** A reference project in short. In a list of projects it says more of each. */
export function ReferenceCard({ reference, isLarge = false }: ReferenceCardProps) {
  const { slug, title, summary, client, place, year, facts, image } = reference
  const Heading = isLarge ? 'h2' : 'h3'
  return (
    <article className={card.card}>
      <div className={styles.layout} data-large={isLarge || undefined}>
        <CoverImage
          className={styles.image}
          image={image}
          // Without words of its own it says nothing: the title is right below it.
          alt={image?.alt ?? ''}
          sizes={
            isLarge ? '(width >= 768px) 50vw, 100vw' : '(width >= 1024px) 25rem, (width >= 640px) 50vw, 100vw'
          }
        />
        <div className={styles.words}>
          <p className={styles.line}>
            <span>{client ?? place}</span>
            <span className={styles.year}>{year}</span>
          </p>
          <Heading className={styles.title}>
            <a className={card.link} href={recordPath('references', slug)}>
              {bindUnits(title)}
            </a>
          </Heading>
          {isLarge && summary && <p className={styles.summary}>{bindUnits(summary)}</p>}
          {isLarge && facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.slice(0, 2).map(({ value, label }) => (
                <div key={label} className={styles.fact}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{bindUnits(value)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </article>
  )
}

type ReferenceCardProps = { reference: ShownReference; isLarge?: boolean }
