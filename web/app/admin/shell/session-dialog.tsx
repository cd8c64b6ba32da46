import { type Admin, texts } from '@busbar/contract'
import { Anchor, Center, Text } from '@mantine/core'
import { signOut } from '../../api/sign-out.ts'
import { signInAgain, signInAgainWithPasskey } from '../api/account/session.ts'
import { Modal } from '../parts/layers.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'

/** Stands over the screen when its user's session is over, so that nothing of what they typed is lost. */
export function SessionDialog(props: { user: Admin; isOpen: boolean; otherUser?: Admin }) {
  const { user, isOpen, otherUser } = props
  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      title={texts.auth.sessionEnded}
      size={420}
      centered
      // Over the windows of the screen, under the toasts.
      zIndex={350}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Text c="dimmed" mb="md">
        {otherUser ? texts.auth.otherUserHint(otherUser.name) : texts.auth.sessionEndedHint}
      </Text>
      <SignInForm email={user.email} onSignIn={signInAgain} onPasskey={signInAgainWithPasskey} />
      <Center mt="md">
        <Anchor component="button" type="button" size="sm" onClick={() => void signOut()}>
          {texts.auth.signOut}
        </Anchor>
      </Center>
    </Modal>
  )
}
