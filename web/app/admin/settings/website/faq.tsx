import { type Company, companyInput, defaults, isEqual, limits } from '@busbar/contract'
import { ActionIcon, Alert, Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconInfoCircle, IconPlus, IconTrash } from '@tabler/icons-react'
import { useSaveCompany } from '../../api/company.ts'
import { useSettingsForm } from '../../forms/use-settings-form.ts'
import { useSaveAs } from '../settings-draft.tsx'
import { SettingsPanel } from '../settings-panel.tsx'
import { companyTexts } from '../texts.ts'
import styles from './lists.module.css'

/** Questions and answers beside the contact form. Without any, three usual ones are shown. */
export function FaqSettings({ company }: { company: Company }) {
  const saveSettings = useSaveAs(company, useSaveCompany().mutateAsync)
  const settings = useSettingsForm({
    unsavedOf: 'company:faq',
    item: company,
    schema: companyInput.pick({ faq: true, showsFaq: true }),
    valuesOf: ({ faq, showsFaq }) => ({ faq, showsFaq }),
    save: (values, revision) => saveSettings({ input: values, revision }),
    saved: companyTexts.saved,
    failed: companyTexts.saveFailed,
  })
  const { form } = settings
  const { faq, showsFaq } = form.values
  const areStandard = faq.length === 0 || isEqual(faq, defaults.company.faq)
  return (
    <SettingsPanel settings={settings}>
      <Switch
        label={companyTexts.showFaq}
        description={companyTexts.showFaqHint}
        {...form.getInputProps('showsFaq', { type: 'checkbox' })}
      />
      {areStandard && showsFaq && (
        <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
          {faq.length === 0 ? companyTexts.noQuestions : companyTexts.standardQuestions}
          <Button
            variant="default"
            size="compact-sm"
            display="block"
            mt="xs"
            onClick={() => form.setFieldValue('showsFaq', false)}
          >
            {companyTexts.turnFaqOff}
          </Button>
        </Alert>
      )}
      {faq.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place; two may read the same
        <Stack key={index} gap="xs" className={styles.entry}>
          <TextInput
            label={companyTexts.question(index + 1)}
            required
            maxLength={limits.faq.question}
            {...form.getInputProps(`faq.${index}.question`)}
          />
          <Textarea
            label={companyTexts.answer(index + 1)}
            required
            autosize
            minRows={2}
            maxRows={8}
            maxLength={limits.faq.answer}
            {...form.getInputProps(`faq.${index}.answer`)}
          />
          <Group gap={4} justify="flex-end">
            <ActionIcon
              aria-label={companyTexts.questionUp(index + 1)}
              disabled={index === 0}
              onClick={() => form.reorderListItem('faq', { from: index, to: index - 1 })}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              aria-label={companyTexts.questionDown(index + 1)}
              disabled={index === faq.length - 1}
              onClick={() => form.reorderListItem('faq', { from: index, to: index + 1 })}
            >
              <IconArrowDown size={18} />
            </ActionIcon>
            <ActionIcon
              aria-label={companyTexts.removeQuestion(index + 1)}
              onClick={() => form.removeListItem('faq', index)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        </Stack>
      ))}
      <Button
        variant="default"
        className={styles.add}
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={faq.length >= limits.faq.max}
        onClick={() => form.insertListItem('faq', { question: '', answer: '' })}
      >
        {companyTexts.addQuestion}
      </Button>
    </SettingsPanel>
  )
}
