import { ApiError, type DraftClash, type Release, type ReleaseCheck } from '@busbar/contract'
import { useState } from 'react'
import { confirm } from '../parts/confirm.tsx'
import { toastDone, toastError, toastFailed } from '../parts/toasts.tsx'
import { draftTitle } from './draft-names.ts'
import { releasesTexts } from './texts.ts'
import { checkRelease, undoRelease, useReleaseWrites } from './use-releases.ts'

const texts = releasesTexts

/** Publishes a release after a look at what that does, and takes it back. */
export function usePublishing(release: Release, title: string) {
  const { _id, size } = release
  const { publish } = useReleaseWrites()
  const [isChecking, setChecking] = useState(false)

  const askAndPublish = async () => {
    setChecking(true)
    const check = await checkRelease(_id).catch((error) => toastFailed(texts.publish.checkFailed, error))
    setChecking(false)
    if (!check) return
    if (blockedDrafts(check).size > 0) return toastError(texts.publish.blocked)
    const text = texts.publish.confirm(size, check.pages.length)
    if (!(await confirm({ title: texts.publish.title, text, about: title, action: texts.publish.agree })))
      return
    try {
      await publish.mutateAsync(release)
      toastDone(texts.publish.done, () => void undo(_id))
    } catch (error) {
      toastFailed(texts.publish.failed, error)
    }
  }
  return { askAndPublish, isPublishing: isChecking || publish.isPending }
}

/** The drafts that cannot be published as they are. */
export function blockedDrafts({ clashes, problems }: ReleaseCheck) {
  return new Set([...clashes, ...problems].map(({ draft }) => draft))
}

export async function askAndUndo(id: string, title: string) {
  const { action, confirm: text } = texts.undo
  if (await confirm({ title: action, text, about: title, action, tone: 'warning' })) await undo(id)
}

/** Takes a published release back, and says how that went. */
export async function undo(id: string) {
  try {
    await undoRelease(id)
    toastDone(texts.undo.done)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'clash') {
      const titles = (error.data as DraftClash[]).map((clash) => draftTitle(clash))
      toastError(texts.undo.clash([...new Set(titles)].join(', ')))
    } else toastFailed(texts.undo.failed, error)
  }
}
