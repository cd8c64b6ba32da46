import { type Chapter, manual } from '@busbar/contract'
import { Title } from '@mantine/core'
import styles from './manual.module.css'
import { documentationTexts } from './texts.ts'

/** Short chapters, and the way to each. */
export function Manual() {
  return (
    <div className={styles.manual}>
      <nav className={styles.contents} aria-label={documentationTexts.chapters}>
        <ol>
          {manual.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.chapters}>
        {manual.map((chapter) => (
          <ChapterText key={chapter.id} {...chapter} />
        ))}
      </div>
    </div>
  )
}

function ChapterText({ id, title, parts }: Chapter) {
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
      <Title order={2} id={`${id}-title`}>
        {title}
      </Title>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
