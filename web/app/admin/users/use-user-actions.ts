import { type Role, texts, type User, type UserInput } from '@busbar/contract'
import type { SensitiveAction } from '../account/identity-dialog.tsx'
import { useUserWrites } from '../api/users.ts'
import { focusContent } from '../parts/focus.ts'
import { toastDone } from '../parts/toasts.tsx'

const words = texts.users

/** What an owner can do to an account, each as it is asked about and done. */
export function useUserActions() {
  const { update, remove, resetSecondFactors } = useUserWrites()
  const change = ({ _id }: User, input: UserInput, done: string) => ({
    failed: words.saveFailed,
    onSubmit: async (proof: UserInput) => {
      await update.mutateAsync({ id: _id, input: { ...input, ...proof } })
      toastDone(done)
    },
  })
  const about = ({ name, email }: User) => `${name} (${email})`

  return {
    giveRole: (user: User, role: Role, isMe: boolean): SensitiveAction => ({
      title: words.changeRole,
      hint:
        isMe && role !== 'owner'
          ? words.confirmStepDown
          : words.newRole(words.roles[role], words.roleHints[role]),
      about: about(user),
      action: words.changeRole,
      busyAction: words.saving,
      ...change(user, { role }, words.roleChanged(user.name, words.roles[role])),
    }),

    disable: (user: User): SensitiveAction => ({
      title: words.disableTitle,
      hint: words.disableHint,
      about: about(user),
      action: words.disable,
      busyAction: words.disabling,
      ...change(user, { isDisabled: true }, words.nowDisabled(user.name)),
    }),

    enable: (user: User): SensitiveAction => ({
      title: words.enableTitle,
      hint: words.enableHint,
      about: about(user),
      action: words.enable,
      busyAction: words.enabling,
      ...change(user, { isDisabled: false }, words.nowEnabled(user.name)),
    }),

    remove: (user: User): SensitiveAction => ({
      title: words.removeTitle,
      hint: words.confirmRemove,
      about: about(user),
      action: words.remove,
      busyAction: words.removing,
      color: 'red',
      failed: words.removeFailed,
      onSubmit: async (proof) => {
        await remove.mutateAsync({ id: user._id, proof })
        toastDone(words.removed)
      },
      onDone: focusContent,
    }),

    resetSecondFactors: (user: User): SensitiveAction => ({
      title: words.resetFactor,
      hint: words.resetFactorHint,
      about: about(user),
      action: words.resetFactor,
      busyAction: words.resetting,
      color: 'red',
      onSubmit: async (proof) => {
        await resetSecondFactors.mutateAsync({ id: user._id, proof })
        toastDone(words.factorReset(user.name))
      },
    }),
  }
}
