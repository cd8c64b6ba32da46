import { type DownloadUses, type ImageUse, imageUseStates } from '@busbar/contract'
import { Anchor, Badge, Text } from '@mantine/core'
import { Link } from 'react-router'
import { fieldName } from '../history/field-name.ts'
import styles from '../images/library/library.module.css'
import { libraryTexts } from '../images/library/texts.ts'
import { draftSort, draftTitle, editorOf, trashOf } from '../releases/draft-names.ts'

const texts = libraryTexts.usedBy

/** Where an image or a download is used: what is live apart from drafts, the trash and earlier versions. */
export function ImageUses({ image, nowhere = texts.nowhere }: { image: DownloadUses; nowhere?: string }) {
  if (image.usedBy.length === 0) return <Text size="sm">{nowhere}</Text>
  return imageUseStates.map((state) => {
    const uses = image.usedBy.filter((use) => use.state === state)
    if (uses.length === 0) return null
    const more = image.useCounts[state] - uses.length
    return (
      <div key={state} className={styles.uses}>
        <Text size="sm" fw={600} id={`uses-${state}`}>
          {texts[state]} <Badge color="gray">{image.useCounts[state]}</Badge>
        </Text>
        <ul aria-labelledby={`uses-${state}`}>
          {uses.map((use) => (
            <li key={`${use.collection} ${use.recordId}`}>
              <Use use={use} />
            </li>
          ))}
          {more > 0 && <li>{texts.more(more)}</li>}
        </ul>
      </div>
    )
  })
}

function Use({ use }: { use: ImageUse }) {
  const about = [
    draftSort({ ...use, kind: 'changed' }),
    ...new Set(use.fields.map((field) => fieldName(field, use.collection))),
  ]
  return (
    <>
      <Anchor component={Link} to={use.state === 'trash' ? trashOf(use) : editorOf(use)}>
        {draftTitle(use)}
      </Anchor>{' '}
      <Text component="span" size="sm" c="dimmed">
        {about.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
