import { defaults, texts } from '@busbar/contract'
import { Link } from 'react-router'
import styles from './privacy.module.css'
import { privacyText } from './privacy-text.ts'

export function meta() {
  return [
    { title: texts.privacy.title(defaults.company.name) },
    { name: 'description', content: texts.privacy.description(defaults.company.name) },
  ]
}

export default function Privacy() {
  return (
    <article>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.privacy.heading}</h1>
        <p className={styles.introduction}>{texts.privacy.introduction}</p>
      </header>
      <div className={styles.content}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 className={styles.contentsTitle} id="contents">
            {texts.privacy.contents}
          </h2>
          <ol>
            {privacyText.map(({ id, title }) => (
              <li key={id}>
                <Link className={styles.contentsLink} to={{ hash: id }}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {privacyText.map(({ id, title, paragraphs }) => (
            <section key={id} className={styles.part} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
              <h2 className={styles.partTitle} id={`${id}-title`}>
                {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
