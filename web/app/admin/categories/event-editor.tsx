import { ApiError, type Category, type EventRecord } from '@busbar/contract'
import { useState } from 'react'
import { useSiteSettings, useTimeZone } from '../api/company.ts'
import { clockTime, momentAt } from '../forms/zoned-time.ts'
import { toastWarning } from '../parts/toasts.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { RecordEditor } from '../records/editor/record-editor.tsx'
import type { FormValues } from '../records/editor/record-values.ts'
import { eventsTexts } from './texts.ts'

const { ImageField, TextField, UsualField } = fieldsOf('events')

type EventEditorProps = {
  category: Category
  record?: EventRecord
  draftOf?: string
  onClosed: () => void
}

export function EventEditor(props: EventEditorProps) {
  // A date is typed on the clocks of a zone, which must be known before.
  const { isPending } = useSiteSettings()
  return isPending ? null : <EventForm {...props} />
}

function EventForm({ category, ...props }: EventEditorProps) {
  // Kept while the form is open: what was typed is read on the same clocks.
  const [timeZone] = useState(useTimeZone())
  return (
    <RecordEditor
      {...props}
      name="events"
      texts={eventsTexts}
      leavesOut={['imagePublicId']}
      valuesOf={(event) => ({
        date: event?.date ? clockTime(new Date(event.date), timeZone) : null,
        category: event?.category ?? category._id,
      })}
      inputOf={(values) => ({ ...values, date: momentOf(values, timeZone) })}
      goesWithoutImage={goesWithoutImage}
    >
      <FieldGroup {...eventsTexts.onCard}>
        <UsualField name="title" isFirst />
        <UsualField name="description" />
        <ImageField name="imageUrl" />
      </FieldGroup>
      <FieldGroup {...eventsTexts.visit}>
        <TextField name="date" label={eventsTexts.date} hint={eventsTexts.dateHint(timeZone)} kind="moment" />
        <UsualField name="location" />
        <UsualField name="organizer" />
        <TextField name="registrationUrl" label={eventsTexts.registrationUrl} kind="url" />
      </FieldGroup>
      <FieldGroup {...eventsTexts.onRequest}>
        <UsualField name="details" />
      </FieldGroup>
    </RecordEditor>
  )
}

/** The moment that was typed; what is none stays as it is, for the rules to find. */
function momentOf({ date }: FormValues, timeZone: string) {
  if (typeof date !== 'string' || Number.isNaN(Date.parse(`${date}Z`))) return date
  return momentAt(date, timeZone).toISOString()
}

/** As specified: an event is worth saving without its image. */
function goesWithoutImage(error: unknown) {
  if (error instanceof ApiError && error.status === 401) return false
  toastWarning(eventsTexts.goesWithoutImage)
  return true
}
