import { ApiError, type DraftMark, type ScreenName } from '@busbar/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ItemOf, readRecord } from '../api/collection.ts'
import { toastError, toastFailed } from '../parts/toasts.tsx'
import type { RecordTexts } from './record-texts.ts'
import { useRecordAddress } from './use-record-address.ts'

/** The record that the address names, and the ways to it, to its neighbours in the list, and back. */
export function useOpenedRecord<Name extends ScreenName>(
  name: Name,
  texts: RecordTexts,
  list: ItemOf<Name>[] = [],
  /** The drafts of new records, once they are known. */
  newDrafts: Pick<DraftMark, 'recordId'>[] | undefined = [],
) {
  const { id, isTurned, copyOf, open, close, turnTo } = useRecordAddress(`/admin/${name}`)
  const navigate = useNavigate()
  const isNew = id === 'new'
  const place = list.findIndex(({ _id }) => _id === id)
  // Kept until another one is opened: what was published or discarded closes by itself.
  const [draftOf, setDraftOf] = useState<string>()
  if (draftOf && draftOf !== id) setDraftOf(undefined)
  if (id && !draftOf && newDrafts?.some(({ recordId }) => recordId === id)) setDraftOf(id)
  const read = useQuery({
    queryKey: ['record', name, id],
    queryFn: () => readRecord(name, String(id)),
    enabled: id !== undefined && !isNew && place < 0 && newDrafts !== undefined && !draftOf,
    retry: false,
  })
  const found = list[place] ?? read.data
  // As it was when it was opened: the list goes on, and may lose it from sight.
  const [opened, setOpened] = useState<ItemOf<Name>>()
  if (opened && opened._id !== id) setOpened(undefined)
  if (!opened && !draftOf && found && found._id === id) setOpened(found)

  const wayTo = (neighbour?: ItemOf<Name>) => neighbour && (() => turnTo(neighbour._id))

  const { error } = read
  useEffect(() => {
    if (!error) return
    if (error instanceof ApiError && error.status === 404) toastError(texts.gone)
    else toastFailed(texts.loadFailed, error)
    void navigate(`/admin/${name}`, { replace: true })
  }, [error, navigate, name, texts])

  return {
    isNew,
    draftOf,
    record: opened,
    open,
    close,
    /** What a new record begins with. */
    copyOf: isNew ? (copyOf as ItemOf<Name> | undefined) : undefined,
    onDuplicate: () => turnTo('new', { copyOf: opened }),
    isTurned,
    onPrevious: wayTo(place > 0 ? list[place - 1] : undefined),
    onNext: wayTo(place >= 0 ? list[place + 1] : undefined),
  }
}
