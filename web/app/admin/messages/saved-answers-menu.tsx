import { ActionIcon, Button, Menu, ScrollArea, Text } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useSavedAnswers } from '../api/saved-answers.ts'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { SaveAnswerDialog, SavedAnswersDialog } from './saved-answers.tsx'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts.answers

/** Inserts a saved answer, keeps what is written as one, or leads to all of them. */
export function SavedAnswersMenu({ text, onInsert }: { text: string; onInsert: (answer: string) => void }) {
  const [dialog, setDialog] = useState<'save' | 'edit'>()
  const { data: answers = [], isError } = useSavedAnswers()
  const isPhone = useIsPhone()
  return (
    <>
      <Menu width={320} position="top-start" shadow="md" withinPortal returnFocus={dialog === undefined}>
        <Menu.Target>
          {isPhone ? (
            <ActionIcon variant="default" aria-label={texts.open}>
              <IconBookmark size={18} />
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={<IconBookmark size={18} aria-hidden />}>
              {texts.open}
            </Button>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {answers.length === 0 ? (
            <Text size="sm" c="dimmed" px="sm" py="xs">
              {isError ? texts.loadFailed : texts.none}
            </Text>
          ) : (
            <ScrollArea.Autosize mah={260}>
              {answers.map((answer) => (
                <Menu.Item key={answer._id} onClick={() => onInsert(answer.message)}>
                  <Text size="sm" fw={600} truncate maw={280}>
                    {answer.title}
                  </Text>
                  <Text size="xs" c="dimmed" truncate maw={280}>
                    {answer.message}
                  </Text>
                </Menu.Item>
              ))}
            </ScrollArea.Autosize>
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconBookmarkPlus size={18} aria-hidden />}
            disabled={!text.trim()}
            onClick={() => setDialog('save')}
          >
            {texts.save}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPencil size={18} aria-hidden />}
            disabled={answers.length === 0}
            onClick={() => setDialog('edit')}
          >
            {texts.edit}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' && <SaveAnswerDialog text={text} onClosed={() => setDialog(undefined)} />}
      {dialog === 'edit' && <SavedAnswersDialog answers={answers} onClosed={() => setDialog(undefined)} />}
    </>
  )
}
