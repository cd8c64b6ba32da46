import { type Role, texts, type User, type UserInput } from '@busbar/contract'
import type { SensitiveAction } from '../account/identity-dialog.tsx'
import { useUserWrites } from '../api/account/users.ts'
import { focusContent } from '../parts/focus.ts'
import { toastDone } from '../parts/toasts.tsx'

const usersTexts = texts.users

/** What an owner can do to an account, each as it is asked about and done. */
export function useUserActions() {
  const { update, remove, resetSecondFactors } = useUserWrites()
  const change = ({ _id }: User, input: UserInput, done: string) => ({
    failed: usersTexts.saveFailed,
    onSubmit: async (proof: UserInput) => {
      await update.mutateAsync({ id: _id, input: { ...input, ...proof } })
      toastDone(done)
    },
  })
  const about = ({ name, email }: User) => `${name} (${email})`

  return {
    giveRole: (user: User, role: Role, isMe: boolean): SensitiveAction => ({
      title: usersTexts.changeRole,
      hint:
        isMe && role !== 'owner'
          ? usersTexts.confirmStepDown
          : usersTexts.newRole(usersTexts.roles[role], usersTexts.roleHints[role]),
      about: about(user),
      action: usersTexts.changeRole,
      busyAction: usersTexts.saving,
      ...change(user, { role }, usersTexts.roleChanged(user.name, usersTexts.roles[role])),
    }),

    disable: (user: User): SensitiveAction => ({
      title: usersTexts.disableTitle,
      hint: usersTexts.disableHint,
      about: about(user),
      action: usersTexts.disable,
      busyAction: usersTexts.disabling,
      ...change(user, { isDisabled: true }, usersTexts.nowDisabled(user.name)),
    }),

    enable: (user: User): SensitiveAction => ({
      title: usersTexts.enableTitle,
      hint: usersTexts.enableHint,
      about: about(user),
      action: usersTexts.enable,
      busyAction: usersTexts.enabling,
      ...change(user, { isDisabled: false }, usersTexts.nowEnabled(user.name)),
    }),

    remove: (user: User): SensitiveAction => ({
      title: usersTexts.removeTitle,
      hint: usersTexts.confirmRemove,
      about: about(user),
      action: usersTexts.remove,
      busyAction: usersTexts.removing,
      color: 'red',
      failed: usersTexts.removeFailed,
      onSubmit: async (proof) => {
        await remove.mutateAsync({ id: user._id, proof })
        toastDone(usersTexts.removed)
      },
      onDone: focusContent,
    }),

    resetSecondFactors: (user: User): SensitiveAction => ({
      title: usersTexts.resetFactor,
      hint: usersTexts.resetFactorHint,
      about: about(user),
      action: usersTexts.resetFactor,
      busyAction: usersTexts.resetting,
      color: 'red',
      onSubmit: async (proof) => {
        await resetSecondFactors.mutateAsync({ id: user._id, proof })
        toastDone(usersTexts.factorReset(user.name))
      },
    }),
  }
}
