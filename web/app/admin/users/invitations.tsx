import { type Invitation, texts } from '@busbar/contract'
import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { IdentityDialog, type SensitiveAction } from '../account/identity-dialog.tsx'
import { useInvitations, useUserWrites } from '../api/account/users.ts'
import { confirm } from '../parts/confirm.tsx'
import { EmailText } from '../parts/email-text.tsx'
import { focusContent } from '../parts/focus.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { type Column, RecordTable } from '../records/record-table.tsx'

const columns: Column<Invitation>[] = [
  {
    header: 'Email',
    inCard: 'head',
    least: 200,
    cell: ({ email }) => (
      <Text fw={600}>
        <EmailText email={email} />
      </Text>
    ),
  },
  { header: 'Role', width: 148, cell: ({ role }) => texts.users.roles[role] },
  {
    header: 'Invited by',
    width: 148,
    cell: ({ invitedBy }) => (
      <Text size="sm" c="dimmed">
        {invitedBy}
      </Text>
    ),
  },
  {
    header: 'Works until',
    width: 212,
    cell: ({ expiresAt }) => (
      <Text size="sm" c="dimmed">
        <DateTime at={expiresAt} />
      </Text>
    ),
  },
]

/** Who has been invited and has not come yet. */
export function Invitations() {
  const invitations = useInvitations()
  const { resend, withdraw } = useUserWrites()

  const [asked, setAsked] = useState<SensitiveAction>()

  const askAndResend = ({ _id, email }: Invitation) =>
    setAsked({
      title: texts.users.resendTitle,
      hint: texts.users.resendHint,
      about: email,
      action: texts.users.resend,
      busyAction: texts.users.resending,
      failed: texts.users.resendFailed,
      onSubmit: async (proof) => {
        await resend.mutateAsync({ id: _id, proof })
        toastDone(texts.users.resent(email))
      },
    })

  const askAndWithdraw = async ({ _id, email }: Invitation) => {
    const isAgreed = await confirm({
      title: 'Withdraw invitation',
      text: texts.users.confirmWithdraw,
      about: email,
      action: 'Withdraw',
      tone: 'danger',
    })
    if (!isAgreed) return
    withdraw.mutate(_id, {
      onSuccess: () => {
        toastDone(texts.users.withdrawn)
        focusContent()
      },
      onError: (error) => toastFailed(texts.users.withdrawFailed, error),
    })
  }

  return (
    <section aria-labelledby="invitations-heading">
      <Title order={2} id="invitations-heading" mt={40} mb="md">
        {texts.users.invitations}
      </Title>
      <LoadedPanel
        query={invitations}
        texts={{ loading: texts.users.invitationsLoading, loadFailed: texts.users.invitationsFailed }}
      >
        {(invitations) =>
          invitations.length === 0 ? (
            <Text c="dimmed" p="lg">
              {texts.users.noInvitations}
            </Text>
          ) : (
            <RecordTable
              label={texts.users.invitations}
              records={invitations}
              columns={columns}
              actionsWidth={232}
              actions={(invitation) => (
                <Group gap="xs" wrap="nowrap" justify="flex-end">
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`${texts.users.resend}: invitation for ${invitation.email}`}
                    onClick={() => askAndResend(invitation)}
                  >
                    {texts.users.resend}
                  </Button>
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Withdraw the invitation of ${invitation.email}`}
                    onClick={() => void askAndWithdraw(invitation)}
                  >
                    Withdraw
                  </Button>
                </Group>
              )}
            />
          )
        }
      </LoadedPanel>
      <IdentityDialog asked={asked} onClose={() => setAsked(undefined)} />
    </section>
  )
}
