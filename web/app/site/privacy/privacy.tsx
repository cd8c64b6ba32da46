import { fixedPages, type standardPrivacyText, texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { EmailLink } from '../parts/email-link.tsx'
import { RichText } from '../parts/rich-text.tsx'
import type { Route } from './+types/privacy.ts'
import styles from './privacy.module.css'
import { readPrivacy } from './read-privacy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return readPrivacy(context.get(renderContext).api, 2)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ name }) => ({
    title: texts.privacy.title(name),
    description: texts.privacy.description(name),
    path: fixedPages.privacy,
  }))

export default function Privacy({ loaderData: { own, usual } }: Route.ComponentProps) {
  return (
    <article>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.privacy.heading}</h1>
        <p className={styles.introduction}>{texts.privacy.introduction}</p>
      </header>
      {own === null ? <UsualText parts={usual} /> : <OwnText html={own} />}
    </article>
  )
}

/** What the company has written itself. */
function OwnText({ html }: { html: string }) {
  return (
    <div className={styles.content}>
      <div className={styles.text}>
        <RichText html={html} />
      </div>
    </div>
  )
}

function UsualText({ parts }: { parts: ReturnType<typeof standardPrivacyText> }) {
  return (
    <div className={styles.content}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 className={styles.contentsTitle} id="contents">
          {texts.privacy.contents}
        </h2>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.contentsLink} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {parts.map(({ id, title, paragraphs }) => (
          <section key={id} className={styles.part} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
            <h2 className={styles.partTitle} id={`${id}-title`}>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{withEmailLinks(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function withEmailLinks(paragraph: string) {
  return paragraph
    .split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((part) => (part.includes('@') ? <EmailLink key={part} email={part} /> : part))
}
