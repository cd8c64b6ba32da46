import { ApiError, type Category, type EventRecord, events, limits } from '@busbar/contract'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSiteSettings, useTimeZone } from '../api/company.ts'
import { type ImageChoice, storedImage } from '../api/stored-image.ts'
import { RichTextField } from '../forms/rich-text-field.tsx'
import { fieldsTexts } from '../forms/texts.ts'
import { clockTime, momentAt } from '../forms/zoned-time.ts'
import { FormImage } from '../images/form-image.tsx'
import { imagesTexts } from '../images/texts.ts'
import { toastDone, toastWarning } from '../parts/toasts.tsx'
import { useEditForm } from '../records/edit-form.ts'
import { EditModal } from '../records/edit-modal.tsx'
import { eventsTexts } from './texts.ts'

const words = eventsTexts

type Given = { category: Category; event?: EventRecord; onClosed: () => void }

export function EventEditor(given: Given) {
  // A date is typed on the clocks of a zone, which must be known before.
  const { isPending } = useSiteSettings()
  return isPending ? null : <EventForm {...given} />
}

function EventForm({ category, event, onClosed }: Given) {
  // Kept while the form is open: what was typed is read on the same clocks.
  const [timeZone] = useState(useTimeZone())
  const editor = useEditForm({
    name: 'events',
    // The field's own form of a date becomes a moment on the way out.
    schema: events.input.omit({ date: true }).loose(),
    record: event,
    valuesOf: (record) => valuesOf(category, timeZone, record),
    inputOf: (values) => inputOf(values, timeZone),
    onSaved: () => toastDone(event ? words.updated : words.created),
    onClosed,
  })
  const { form } = editor

  return (
    <EditModal
      editor={editor}
      title={event ? words.editTitle : words.addTitle}
      busyLabel={fieldsTexts.uploading}
      failedTitle={words.saveFailed}
      history={event && { name: 'events', id: event._id, title: event.title }}
    >
      <TextInput
        label={fieldsTexts.title}
        required
        data-autofocus
        maxLength={limits.text.name}
        {...form.getInputProps('title')}
      />
      <Textarea
        label={fieldsTexts.description}
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.text.description}
        {...form.getInputProps('description')}
      />
      <TextInput
        label={words.date}
        description={words.dateHint(timeZone)}
        type="datetime-local"
        {...form.getInputProps('date')}
      />
      <TextInput label={words.location} maxLength={limits.text.name} {...form.getInputProps('location')} />
      <TextInput label={words.organizer} maxLength={limits.text.name} {...form.getInputProps('organizer')} />
      <TextInput
        label={words.registrationUrl}
        type="url"
        inputMode="url"
        placeholder="https://example.com"
        maxLength={limits.text.url}
        {...form.getInputProps('registrationUrl')}
      />
      <RichTextField
        label={words.details}
        value={form.values.details}
        error={form.errors.details}
        onChange={(details) => form.setFieldValue('details', details)}
      />
      <FormImage form={form} field="imageUrl" folder="events" />
    </EditModal>
  )
}

function valuesOf(category: Category, timeZone: string, event?: EventRecord) {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    date: event?.date ? clockTime(new Date(event.date), timeZone) : '',
    location: event?.location ?? '',
    organizer: event?.organizer ?? '',
    registrationUrl: event?.registrationUrl ?? '',
    details: event?.details ?? '',
    imageUrl: (event?.imageUrl ?? null) as ImageChoice,
    category: event?.category ?? category._id,
  }
}

async function inputOf(values: ReturnType<typeof valuesOf>, timeZone: string) {
  const imageUrl = await storedImage(values.imageUrl, {
    folder: 'events',
    field: 'imageUrl',
    noAddress: imagesTexts.uploadFailed,
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error
    // As specified: an event is worth saving without its image.
    toastWarning(words.goesWithoutImage)
    return null
  })
  return { ...values, imageUrl, date: values.date ? momentAt(values.date, timeZone).toISOString() : null }
}
