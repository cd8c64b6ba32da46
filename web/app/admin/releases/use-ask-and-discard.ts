import type { DraftMark } from '@busbar/contract'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { draftTitle } from './draft-names.ts'
import { releasesTexts } from './texts.ts'
import { useDraftWrites } from './use-releases.ts'
import { withToast } from './with-toast.ts'

const texts = releasesTexts.contains

/** Discards a draft after a question. A draft alone takes its release with it. */
export function useAskAndDiscard(draft: DraftMark) {
  const { discard } = useDraftWrites()
  return async () => {
    if (!(await confirm({ ...question, about: draftTitle(draft) }))) return
    const told = { done: texts.discarded, failed: texts.discardFailed }
    if (await withToast(discard.mutateAsync(draft._id), told)) focusContent()
  }
}

const question = {
  title: texts.discard,
  text: texts.confirmDiscard,
  action: texts.discard,
  tone: 'danger',
} as const
