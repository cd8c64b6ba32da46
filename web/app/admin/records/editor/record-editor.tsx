import {
  type CollectionName,
  collections,
  texts as contractTexts,
  type Draft,
  pageFields,
  recordPages,
  type ScreenName,
} from '@busbar/contract'
import type { ReactNode } from 'react'
import { type InputOf, type ItemOf, recordTitle } from '../../api/collection.ts'
import { useOpenedDraft } from '../../api/releases.ts'
import { storedImage, type UploadTarget } from '../../api/uploads/image-uploads.ts'
import { collectionScreens } from '../../collections.ts'
import { draftTexts } from '../../drafts/texts.ts'
import { fieldsTexts } from '../../forms/texts.ts'
import { toastDone } from '../../parts/toasts.tsx'
import { type RecordTexts, recordTexts } from '../record-texts.ts'
import { hasPages, previewAddress, websiteAddress } from '../website-address.ts'
import { useEditForm } from './edit-form.ts'
import { EditModal } from './edit-modal.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { PageFields, type PlacedRecord } from './page-fields.tsx'
import { type FormValues, recordValues } from './record-values.ts'
import { storeImages } from './uploads/store-images.ts'
import { EditorContext } from './use-field.ts'
import { UsualField } from './usual-field.tsx'

/**
 * The window in which a record of a content type is made or changed. `children` are its fields (see `fieldsOf`), where
 * they are not the usual ones.
 */
export function RecordEditor<Name extends CollectionName>(props: RecordEditorProps<Name>) {
  const { isPending, draft } = useOpenedDraft(props.name, props.record?._id ?? props.draftOf)
  return isPending ? null : <OpenedEditor {...props} draft={draft} />
}

function OpenedEditor<Name extends CollectionName>(props: RecordEditorProps<Name> & { draft?: Draft }) {
  const { name, record, draft, leavesOut = [], onInvalid, onClosed, children } = props
  const addressOf = (shown: ItemOf<Name>) => (isScreen(name) ? websiteAddress(name, shown) : undefined)
  const texts: RecordTexts = props.texts ?? recordTexts(name)
  const target: UploadTarget = { folder: name, noAddress: texts.uploadFailed, ...props.upload }
  const editor = useEditForm<Name>({
    name,
    schema: collections[name].input,
    record,
    draft,
    copyOf: props.copyOf,
    valuesOf: (of) => ({ ...recordValues(name, of, leavesOut), ...props.valuesOf?.(of) }),
    inputOf: props.inputOf,
    problemsIn: props.problemsIn,
    store: (values) =>
      storeImages(values, (file, field) =>
        storedImage(file, target, field).catch((error: unknown) => {
          if (props.goesWithoutImage?.(error)) return null
          throw error
        }),
      ),
    onInvalid,
    startsOpen: props.isTurned,
    onSaved: (saved) => {
      toastDone(record ? texts.updated : texts.created, undefined, addressOf(saved))
      if (!record) props.onMade?.(saved)
    },
    onDrafted: () => toastDone(draftTexts.saved),
    onPublished: () =>
      toastDone(record ? texts.updated : texts.created, undefined, record && addressOf(record)),
    onClosed,
  })
  return (
    <EditorContext
      value={{
        input: collections[name].input,
        collection: name,
        target,
        form: editor.form,
        isDirty: editor.isDirty,
      }}
    >
      <EditModal
        editor={editor}
        title={record ? texts.editTitle : texts.addTitle}
        saveLabel={record ? texts.update : texts.save}
        busyLabel={texts.saving ?? fieldsTexts.uploading}
        previewPath={props.previewPathOf?.(editor.form.values) ?? previewAddress(name, record)}
        failedTitle={(record ? texts.updateFailed : texts.createFailed) ?? texts.saveFailed}
        toolbar={
          record && (
            <EditorToolbar
              texts={texts}
              address={addressOf(record)}
              onPrevious={props.onPrevious}
              onNext={props.onNext}
              onDuplicate={props.onDuplicate}
              history={{
                name,
                id: record._id,
                title: recordTitle(record),
                unsavedNotice: editor.isDirty ? contractTexts.history.unsaved : undefined,
                onReverted: editor.dismiss,
              }}
            />
          )
        }
      >
        {children ?? <UsualFields name={name} leavesOut={leavesOut} record={record} />}
      </EditModal>
    </EditorContext>
  )
}

/** Every field in the order of its declaration, and below them what its page says to search engines. */
function UsualFields({ name, leavesOut, record }: UsualFieldsProps) {
  const { input } = collections[name]
  const names = Object.keys(input.shape).filter(
    (field) => !leavesOut.includes(field) && !(field in pageFields),
  )
  return (
    <>
      {names.map((field, index) => (
        <UsualField key={field} name={field} isFirst={index === 0} />
      ))}
      {hasPages(name) && (
        <PageFields prefix={recordPages[name].prefix} of={record as PlacedRecord | undefined} />
      )}
    </>
  )
}

type UsualFieldsProps = { name: CollectionName; leavesOut: readonly PropertyKey[]; record?: object }

const isScreen = (name: CollectionName): name is ScreenName => name in collectionScreens

/** What the editor of a content type is given: the record to change, or none to make a new one. */
export type EditorProps<Name extends CollectionName> = {
  record?: ItemOf<Name>
  /** The new record that a draft makes. */
  draftOf?: string
  onClosed: () => void
  onMade?: (record: ItemOf<Name>) => void
  /** The way to the records before and after it in the list. */
  onPrevious?: () => void
  onNext?: () => void
  /** Begins a new record with what this one holds. */
  onDuplicate?: () => void
  /** The record that a new one begins as a copy of. */
  copyOf?: ItemOf<Name>
  /** It takes the place of the editor of another record. */
  isTurned?: boolean
}

type RecordEditorProps<Name extends CollectionName> = EditorProps<Name> & {
  name: Name
  /** Where the content type has sentences of its own. */
  texts?: RecordTexts
  /** Fields that are not edited here. */
  leavesOut?: (keyof InputOf<Name>)[]
  /** What fields hold, where that is not what the record has in them. */
  valuesOf?: (record?: ItemOf<Name>) => FormValues
  /** What is saved of them, where that is not what they hold. */
  inputOf?: (values: FormValues) => FormValues
  /** What else is wrong with the values, by their place: what `inputOf` has to leave out. */
  problemsIn?: (values: FormValues) => Record<string, string>
  /** Where the record's page is with these values, where that is not known from the record alone. */
  previewPathOf?: (values: FormValues) => string
  /** How chosen images are uploaded, where that is not as usual. */
  upload?: Partial<UploadTarget>
  /** Whether the record is saved without an image that cannot be uploaded. */
  goesWithoutImage?: (error: unknown) => boolean
  /** Called when a rule of the form itself is broken, with the sentences by field. */
  onInvalid?: (errors: Record<string, unknown>) => void
  /** Its fields; all of them, each with its usual control, where nothing is said. */
  children?: ReactNode
}
