import { ApiError, limits, type Release, releaseInput } from '@busbar/contract'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { DiscardQuestion } from '../forms/discard-question.tsx'
import { FormButtons } from '../forms/form-buttons.tsx'
import { useUnsavedGuard } from '../forms/unsaved-guard.tsx'
import { validateWith } from '../forms/validate-with.ts'
import { useFocusFirstError } from '../parts/focus.ts'
import { Modal } from '../parts/layers.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { releasesTexts } from './texts.ts'
import { useReleaseWrites } from './use-releases.ts'

const texts = releasesTexts.form

type DialogProps = {
  isOpen: boolean
  /** The one that gets another name; without, a new one is made. */
  release?: Pick<Release, '_id' | 'name' | 'note'>
  onClose: () => void
  onSaved?: (release: Release) => void
}

/** Asks what a release is called and what it is for. */
export function ReleaseDialog({ isOpen, release, onClose, onSaved }: DialogProps) {
  const { create, update } = useReleaseWrites()
  const focusFirstError = useFocusFirstError()
  const form = useForm({ initialValues: valuesOf(release), validate: validateWith(releaseInput) })
  const guard = useUnsavedGuard({ isDirty: isOpen && form.isDirty(), onDiscard: onClose })
  const isBusy = create.isPending || update.isPending
  const title = release ? texts.rename : releasesTexts.add

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with what is saved when it is opened
  useEffect(() => {
    if (!isOpen) return
    form.setInitialValues(valuesOf(release))
    form.reset()
  }, [isOpen])

  const save = form.onSubmit(async (input) => {
    if (isBusy) return
    try {
      const saved = release
        ? await update.mutateAsync({ id: release._id, input })
        : await create.mutateAsync(input)
      // Before the screen is left, so that nothing counts as unsaved then.
      flushSync(() => form.resetDirty(input))
      toastDone(release ? texts.saved : texts.added)
      if (onSaved) onSaved(saved)
      else onClose()
    } catch (error) {
      if (error instanceof ApiError) form.setErrors(error.errors)
      toastFailed(texts.failed, error)
    }
  }, focusFirstError)

  return (
    <Modal opened={isOpen} onClose={guard.close} title={title} size={480}>
      <form onSubmit={save} noValidate aria-label={title}>
        <Stack gap="lg">
          <TextInput
            label={texts.name}
            description={texts.nameHint}
            required
            data-autofocus
            maxLength={limits.text.name}
            {...form.getInputProps('name')}
          />
          <Textarea
            label={texts.note}
            description={texts.noteHint}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={limits.text.short}
            {...form.getInputProps('note')}
          />
          {guard.isAsking ? (
            <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />
          ) : (
            <FormButtons
              label={release ? texts.save : texts.add}
              busyLabel={texts.saving}
              isBusy={isBusy}
              onCancel={guard.close}
            />
          )}
        </Stack>
      </form>
    </Modal>
  )
}

function valuesOf(release: DialogProps['release']) {
  return { name: release?.name ?? '', note: release?.note ?? '' }
}
