import { Button, Group, Text } from '@mantine/core'
import { modals } from '@mantine/modals'

const colours = { primary: 'amber', danger: 'red', warning: 'orange' } as const

/** Asks before something is done. Resolves to whether the user agreed; closing the dialog is a no. */
export function confirm(question: Question) {
  const { title, text, about, action, tone = 'primary' } = question
  return new Promise<boolean>((resolve) => {
    const answer = (isAgreed: boolean) => {
      resolve(isAgreed)
      modals.close(id)
    }
    const id = modals.open({
      title,
      centered: true,
      size: 440,
      closeButtonProps: { 'aria-label': 'Close' },
      onClose: () => resolve(false),
      children: (
        <>
          <Text>{text}</Text>
          {about && (
            <Text fw={600} mt="xs" style={{ overflowWrap: 'anywhere' }}>
              {about}
            </Text>
          )}
          <Group justify="flex-end" mt="xl" gap="sm">
            <Button variant="default" onClick={() => answer(false)} data-autofocus>
              Cancel
            </Button>
            <Button color={colours[tone]} onClick={() => answer(true)}>
              {action}
            </Button>
          </Group>
        </>
      ),
    })
  })
}

type Question = {
  title: string
  text: string
  about?: string
  action: string
  tone?: keyof typeof colours
}
