import {
  type Collection,
  type CollectionName,
  collections,
  type HomeBlocks,
  type HomeSection,
  imageAddress,
  plainTextOf,
  standardSections,
  texts,
  uploadFolders,
} from '@busbar/contract'
import type { ReactNode } from 'react'
import { usePrice } from '../api/company.ts'
import type { Historied } from '../api/history.ts'
import { ImagePreview } from '../images/image-preview.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { CatalogueValue, isOfCatalogue } from './catalogue-value.tsx'
import { changedPart } from './changed-part.ts'
import type { ShownChange } from './changes-in.ts'
import styles from './history.module.css'
import { printed } from './printed.ts'
import { RecordName } from './record-name.tsx'

/** What each field held before and holds since. */
export function ChangedValues({ of, changes }: { of: Historied; changes: ShownChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={`${change.field}/${change.about}`}>
          <dt>{change.about ? <Named of={of} {...change} /> : change.label}</dt>
          <dd>
            <Change of={of} {...change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An entry is called what the record is called that it is about. */
function Named({ of, field, label, about = '' }: { of: Historied } & ShownChange) {
  const named = namedBy(of, field)
  return named ? <RecordName of={named} id={about} /> : label
}

function Change({ of, field, about, before, after }: { of: Historied } & ShownChange) {
  if (isText(field, before) && isText(field, after)) return <TextChange before={before} after={after} />
  const isList = Array.isArray(before) || Array.isArray(after)
  const place = isList ? styles.list : styles.single
  const show = (value: unknown) => <Value of={of} field={field} about={about} value={value} />
  return (
    <>
      {hasValue(before) && <del className={place}>{show(before)}</del>}
      {hasValue(after) ? (
        <ins className={place}>{show(after)}</ins>
      ) : (
        !isList && <ins className={place}>{texts.history.nothing}</ins>
      )}
    </>
  )
}

/** A text in which a word or two changed shows those among their neighbours. */
function TextChange(texts: { before: string; after: string }) {
  const { start, before, after, end } = changedPart(plainTextOf(texts.before), plainTextOf(texts.after))
  return (
    <span>
      {start} {before && <del>{before}</del>} {after && <ins>{after}</ins>} {end}
    </span>
  )
}

type ValueProps = { of: Historied; field: string; about?: string; value: unknown }

function Value({ of, field, about, value }: ValueProps): ReactNode {
  if (Array.isArray(value))
    return value.map((entry) => (
      <span key={printed(entry)} className={styles.item}>
        <Value of={of} field={field} value={entry} />
      </span>
    ))
  if (isOfCatalogue(value)) return <CatalogueValue value={value} about={about} />
  const image = imageIn(field, value)
  if (image) return <ImageValue of={of} image={image} value={value} />
  if (field === 'price' && typeof value === 'number') return <Price amount={value} />
  if (isVisibility(field))
    return value === true || value === 'active' ? texts.history.shown : texts.history.hidden
  const named = namedBy(of, field)
  if (named && typeof value === 'string') return <RecordName of={named} id={value} />
  if (field === 'date' && typeof value === 'string') return <DateTime at={value} />
  if (isHomeSection(value)) return <SectionValue section={value} />
  if (isHomeBlocks(value)) return <BlocksValue part={value} />
  if (isQuestion(value))
    return (
      <span>
        <b>{value.question}</b> {value.answer}
      </span>
    )
  return printed(value)
}

function Price({ amount }: { amount: number }) {
  return usePrice()(amount)
}

const isVisibility = (field: string) => ['isActive', 'status', 'showsFaq'].includes(field)

const isQuestion = (value: unknown): value is { question: string; answer: string } =>
  typeof value === 'object' && value !== null && 'question' in value

const isHomeSection = (value: unknown): value is HomeSection =>
  typeof value === 'object' && value !== null && 'hidesWhileEmpty' in value

const isHomeBlocks = (value: unknown): value is HomeBlocks =>
  typeof value === 'object' && value !== null && 'blocks' in value

/** Blocks by what is in them. */
function BlocksValue({ part: { blocks, isVisible } }: { part: HomeBlocks }) {
  return (
    <span>
      <b>{texts.blocks.name}</b>{' '}
      {blocks.map(({ type: _type, key: _key, ...fields }) => printed(fields)).join(' · ')}
      {!isVisible && ` (${texts.history.hidden})`}
    </span>
  )
}

/** A section by what visitors read above it. */
function SectionValue({ section }: { section: HomeSection }) {
  const { id, heading, introduction, isVisible, hidesWhileEmpty } = section
  const marks = [!isVisible && texts.history.hidden, hidesWhileEmpty && texts.history.hiddenWhileEmpty]
  return (
    <span>
      <b>{heading ?? standardSections[id].heading}</b> {introduction ?? standardSections[id].introduction}
      {marks.filter(Boolean).map((mark) => ` (${mark})`)}
    </span>
  )
}

function ImageValue({ of, image, value }: { of: Historied; image: string; value: unknown }) {
  const folder = uploadFolders.find((name) => name === of) ?? 'general'
  const { title } = (typeof value === 'object' ? value : {}) as { title?: string | null }
  return (
    <>
      <ImagePreview src={imageAddress(folder, image)} alt={title ?? ''} />
      {title}
    </>
  )
}

/** The content type whose records a field names. */
function namedBy(of: Historied, field: string) {
  const known: Record<string, Collection> = collections
  return known[of]?.names?.[field] as CollectionName | undefined
}

const isImage = (field: string) => /(?:image|imageUrl|images|logo|drawing)$/i.test(field)

/** The image that a value is, or that it has. */
function imageIn(field: string, value: unknown) {
  if (!isImage(field)) return undefined
  if (typeof value === 'string') return value
  return (value as { imageUrl?: string } | null)?.imageUrl
}

/** Long enough to be read as sentences, and no address or code word. */
function isText(field: string, value: unknown): value is string {
  return typeof value === 'string' && /\s/.test(value.trim()) && !isImage(field)
}

const hasValue = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
