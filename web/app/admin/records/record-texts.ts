import { type CollectionName, collections } from '@busbar/contract'
import { imagesTexts } from '../images/texts.ts'

/** The sentences of a content type's screen and editor: the usual ones about it, and `own` in their place. */
export function recordTexts<Own extends Partial<RecordTexts> & Record<string, unknown> = NoTexts>(
  name: CollectionName,
  own?: Own,
  /** What several of them are called, where that is not the content type's name. */
  many: string = name,
) {
  return { ...usualTexts(collections[name].singular, many), ...own } as Omit<UsualTexts, keyof Own> & Own
}

type NoTexts = { [name in never]: never }

function usualTexts(one: string, many: string) {
  const start = one.charAt(0).toUpperCase() + one.slice(1)
  const title = one.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const heading = many.charAt(0).toUpperCase() + many.slice(1)
  return {
    heading,
    /** What the list is called where it is read out. */
    list: heading,
    search: `Search ${many}`,
    loading: `Loading ${many}...`,
    loadFailed: `Failed to load ${many}. Please try again.`,
    empty: `No ${many} found`,
    emptyHint: `Get started by adding a new ${one}`,
    add: `Add ${title}`,
    addTitle: `Add ${title}`,
    editTitle: `Edit ${title}`,
    created: `${start} created successfully`,
    updated: `${start} updated successfully`,
    saveFailed: `Failed to save ${one}. Please try again.`,
    uploadFailed: imagesTexts.uploadFailed as string,
    deleteTitle: `Delete ${one}`,
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    deleted: `${start} deleted successfully`,
    deleteFailed: `Failed to delete ${one}. Please try again.`,
    restored: `${start} restored`,
    restoredMany: (count: number) => `${count} ${count === 1 ? one : many} restored`,
    confirmErase: `Are you sure you want to delete this ${one} for good? This can’t be undone.`,
    confirmEraseMany: (count: number) =>
      `Are you sure you want to delete ${count} ${count === 1 ? one : many} for good? This can’t be undone.`,
    erasedMany: (count: number) => `${count} ${count === 1 ? one : many} deleted for good`,
    eraseFailed: `Failed to delete ${many} for good. Please try again.`,
    /** An address leads to a record that is not there. */
    gone: `This ${one} isn’t here any more. It may be in the trash.`,
    previous: `Previous ${one}`,
    next: `Next ${one}`,
    deleteMany: (count: number) => `Delete (${count})`,
    confirmDeleteMany: (count: number) => `Are you sure you want to delete ${count} ${many}?`,
    deletedMany: (count: number) => `${count} ${count === 1 ? one : many} deleted successfully`,
    deleteManyFailed: `Failed to delete ${many}`,
    showMany: (count: number) => `Show (${count})`,
    hideMany: (count: number) => `Hide (${count})`,
    shownMany: (count: number) => `${count} ${count === 1 ? one : many} now on the website`,
    hiddenMany: (count: number) => `${count} ${count === 1 ? one : many} hidden from the website`,
    changedBack: `${heading} changed back`,
    changeManyFailed: `Failed to change ${many}. Please try again.`,
    duplicate: 'Duplicate',
    activated: `${start} activated successfully`,
    deactivated: `${start} deactivated successfully`,
    toggleFailed: `Failed to change ${one} status. Please try again.`,
    alreadyAtTop: `${start} is already at the top`,
    alreadyAtBottom: `${start} is already at the bottom`,
    orderFailed: `Failed to change the order of ${many}. Please try again.`,
    notInView: `Error: ${start} not found in the current view`,
  }
}

type UsualTexts = ReturnType<typeof usualTexts>
type Sentence = string | ((about: string) => string)

/** What a screen and an editor say. A sentence with a hole is given the record's title, or why it failed. */
export type RecordTexts = Omit<UsualTexts, 'confirmDelete' | 'deleted' | 'saveFailed'> & {
  confirmDelete: Sentence
  deleted: Sentence
  saveFailed: Sentence
  /** Where a new record fails in other words than a changed one. */
  createFailed?: Sentence
  updateFailed?: Sentence
  /** What stands below the heading. */
  subtitle?: string
  /** How many there are; shown with the list's name over the list. */
  count?: (total: number) => string
  /** What an empty list offers. */
  addFirst?: string
  /** What the save button says for a new record, for another one, and while it works. */
  save?: string
  update?: string
  saving?: string
}

export const filledIn = (sentence: Sentence, about: string) =>
  typeof sentence === 'string' ? sentence : sentence(about)
