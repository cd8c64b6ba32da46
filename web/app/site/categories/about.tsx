import { texts } from '@busbar/contract'
import { Paragraphs } from '../../ui/text/paragraphs.tsx'
import styles from './about.module.css'

const categoriesTexts = texts.categories

/** What the field is about, and what it is divided into. */
export function About({ texts: about, subcategories }: { texts: string[]; subcategories: string[] }) {
  if (about.length === 0 && subcategories.length === 0) return null
  return (
    <section className={styles.about} aria-labelledby="about">
      <div>
        <h2 className={styles.heading} id="about">
          {categoriesTexts.about}
        </h2>
        <div className={styles.text}>
          {about.map((text) => (
            <Paragraphs key={text} text={text} />
          ))}
        </div>
      </div>
      {subcategories.length > 0 && (
        <div className={styles.aside}>
          <h3 className={styles.subheading}>{categoriesTexts.subcategories}</h3>
          <ul className={styles.parts}>
            {subcategories.map((name) => (
              <li key={name} className={styles.part}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
