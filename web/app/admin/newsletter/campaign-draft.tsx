import {
  ApiError,
  type Campaign,
  type CampaignDetails,
  campaignInput,
  texts as contractTexts,
  limits,
} from '@busbar/contract'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconMailCheck, IconSend } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useCampaignWrites } from '../api/campaigns.ts'
import { RichTextField } from '../forms/rich-text-field.tsx'
import { useUnsavedGuard } from '../forms/unsaved-guard.tsx'
import { UnsavedNotice } from '../forms/unsaved-notice.tsx'
import { UnsavedQuestion } from '../forms/unsaved-question.tsx'
import { useUnsaved } from '../forms/use-unsaved.ts'
import { validateWith } from '../forms/validate-with.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import { useFocusFirstError } from '../parts/focus.ts'
import panel from '../parts/panel.module.css'
import { ScreenHead } from '../parts/screen/screen-head.tsx'
import { toastDone, toastError, toastFailed } from '../parts/toasts.tsx'
import styles from './campaign.module.css'
import { CampaignPreview } from './campaign-preview.tsx'
import { ItemPicker } from './item-picker.tsx'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.campaigns

/** Writing: fields on one side, the mail on the other. A test and the sending take what is saved. */
export function CampaignDraft({ campaign }: { campaign?: CampaignDetails }) {
  const { create, update, test, act } = useCampaignWrites()
  const { needsReview } = useCurrentUser()
  const navigate = useNavigate()
  const focusFirstError = useFocusFirstError()
  const form = useForm({ initialValues: valuesOf(campaign), validate: validateWith(campaignInput) })
  const isDirty = form.isDirty()
  const unsaved = useUnsaved({ of: `campaigns:${campaign?._id ?? 'new'}`, form, isDirty })
  const guard = useUnsavedGuard({ isDirty, onDiscard: unsaved.forget })
  const { title, body, items } = form.values
  // Its own address opens in a moment; a press before that must not make a second one.
  const created = useRef<Campaign>(undefined)

  /** Saves what is typed; null when that did not work, which is then said. */
  const save = async () => {
    if (form.validate().hasErrors) {
      focusFirstError()
      return null
    }
    try {
      const known = campaign ?? created.current
      const saved = known
        ? await update.mutateAsync({ id: known._id, input: form.values, revision: known.revision })
        : await create.mutateAsync(form.values)
      created.current = saved
      // Before the page is left, so that nothing counts as unsaved then.
      flushSync(() => {
        form.setInitialValues(valuesOf(saved))
        form.setValues(valuesOf(saved))
      })
      unsaved.forget()
      if (!campaign) void navigate(`/admin/newsletter/campaigns/${saved._id}`, { replace: true })
      return saved
    } catch (error) {
      if (error instanceof ApiError) form.setErrors(error.errors)
      toastError(texts.saveFailed((error as Error).message))
      return null
    }
  }

  const saveOnly = async () => {
    if (await save()) toastDone(texts.saved)
  }

  const saveAndTest = async () => {
    const saved = await save()
    if (!saved) return
    // A new one has its own address by now: this part of the screen may be gone when the answer comes.
    await test.mutateAsync(saved._id).then(
      ({ isAccepted, to, answer }) => {
        if (!isAccepted) toastError(`${texts.testFailed}\n${answer}`)
        else toastDone(answer ? texts.testSent(to) : texts.testInFolder)
      },
      (error) => toastFailed(texts.testFailed, error),
    )
  }

  const saveAndSend = async () => {
    const saved = await save()
    if (!saved || !campaign) return
    if (campaign.readers === 0) return toastError(texts.nobody)
    const minutes = Math.max(1, Math.ceil(campaign.readers / campaign.perMinute))
    const text = texts.confirmSend(campaign.readers, minutes)
    if (!(await confirm({ title: texts.sendTitle, text, about: title, action: texts.send }))) return
    await act.mutateAsync({ id: saved._id, action: 'send', revision: saved.revision }).then(
      () => toastDone(texts.started),
      (error) => toastFailed(texts.actionFailed, error),
    )
  }

  return (
    <>
      <ScreenHead title={campaign ? campaign.title : texts.add}>
        <Button
          variant="default"
          leftSection={<IconMailCheck size={18} aria-hidden />}
          loading={test.isPending}
          disabled={create.isPending}
          onClick={() => void saveAndTest()}
        >
          {texts.test}
        </Button>
        {campaign && !needsReview && (
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            loading={act.isPending}
            onClick={() => void saveAndSend()}
          >
            {texts.send}
          </Button>
        )}
      </ScreenHead>
      <div className={styles.halves}>
        <form
          className={panel.padded}
          noValidate
          aria-label={texts.add}
          onSubmit={(event) => {
            event.preventDefault()
            void saveOnly()
          }}
        >
          <Stack gap="md">
            <UnsavedNotice unsaved={unsaved} />
            {needsReview && <Text size="sm">{contractTexts.rules.newsletter.needsReview}</Text>}
            <TextInput
              label={texts.title}
              description={texts.titleHint}
              required
              maxLength={limits.newsletter.title}
              {...form.getInputProps('title')}
            />
            <RichTextField
              label={texts.body}
              value={body}
              error={form.errors.body}
              onChange={(html) => form.setFieldValue('body', html)}
            />
            <ItemPicker
              value={items}
              error={form.errors.items}
              onChange={(chosen) => form.setFieldValue('items', chosen)}
            />
            <Group justify="flex-end">
              <BusyButton
                type="submit"
                label={texts.save}
                busyLabel={texts.saving}
                isBusy={create.isPending || update.isPending}
              />
            </Group>
          </Stack>
        </form>
        <CampaignPreview input={form.values} />
      </div>
      <UnsavedQuestion guard={guard} />
    </>
  )
}

function valuesOf(campaign?: Pick<CampaignDetails, 'title' | 'body' | 'items'>) {
  const { title = '', body = '', items = [] } = campaign ?? {}
  return { title, body, items }
}
