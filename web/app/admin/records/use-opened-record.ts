import { ApiError, type ScreenName } from '@busbar/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { type ItemOf, readRecord } from '../api/collection.ts'
import { toastError, toastFailed } from '../parts/toasts.tsx'
import type { RecordTexts } from './record-texts.ts'

/** The record that the address names, and the ways to it, to its neighbours in the list, and back. */
export function useOpenedRecord<Name extends ScreenName>(
  name: Name,
  texts: RecordTexts,
  list: ItemOf<Name>[] = [],
) {
  const { id } = useParams()
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const isNew = id === 'new'
  const place = list.findIndex(({ _id }) => _id === id)
  const read = useQuery({
    queryKey: ['record', name, id],
    queryFn: () => readRecord(name, String(id)),
    enabled: id !== undefined && !isNew && place < 0,
    retry: false,
  })
  const found = list[place] ?? read.data
  // As it was when it was opened: the list goes on, and may lose it from sight.
  const [opened, setOpened] = useState<ItemOf<Name>>()
  if (opened && opened._id !== id) setOpened(undefined)
  if (!opened && found && found._id === id) setOpened(found)

  const { isFromList = false, isTurned = false, copyOf } = (state ?? {}) as OpeningState
  const addressOf = (to: string) => `/admin/${name}/${to}${search}`
  const leaving = useLeaving(key)
  const open = (to: string) =>
    leaving.whenThere(
      () => void navigate(addressOf(to), { state: { isFromList: true }, preventScrollReset: true }),
    )
  const close = () => {
    // Back may have been faster than the panel's fading.
    if (window.location.pathname !== `/admin/${name}/${id}`) return
    if (isFromList) leaving.start(() => void navigate(-1))
    else void navigate(`/admin/${name}${search}`, { replace: true, preventScrollReset: true })
  }
  const turnTo = (neighbour?: ItemOf<Name>) =>
    neighbour &&
    (() =>
      void navigate(addressOf(neighbour._id), {
        replace: true,
        state: { isFromList, isTurned: true },
        preventScrollReset: true,
      }))

  const { error } = read
  useEffect(() => {
    if (!error) return
    if (error instanceof ApiError && error.status === 404) toastError(texts.gone)
    else toastFailed(texts.loadFailed, error)
    void navigate(`/admin/${name}`, { replace: true })
  }, [error, navigate, name, texts])

  return {
    isNew,
    record: opened,
    open,
    close,
    /** What a new record begins with. */
    copyOf: isNew ? (copyOf as ItemOf<Name> | undefined) : undefined,
    onDuplicate: () =>
      void navigate(addressOf('new'), {
        replace: true,
        state: { isFromList, isTurned: true, copyOf: opened },
      }),
    /** Whether another record was open until now, so that nothing has to fade in. */
    isTurned,
    onPrevious: turnTo(place > 0 ? list[place - 1] : undefined),
    onNext: turnTo(place >= 0 ? list[place + 1] : undefined),
  }
}

/** Going back takes the browser a moment; whatever is asked for meanwhile is done when it is there. */
function useLeaving(locationKey: string) {
  const isLeaving = useRef(false)
  const wanted = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place has changed
  useEffect(() => {
    isLeaving.current = false
    wanted.current?.()
    wanted.current = undefined
  }, [locationKey])
  return {
    start: (leave: () => void) => {
      isLeaving.current = true
      leave()
    },
    whenThere: (go: () => void) => {
      if (isLeaving.current) wanted.current = go
      else go()
    },
  }
}

/** How somebody came to the record: Back leads to the list only from there. */
type OpeningState = { isFromList?: boolean; isTurned?: boolean; copyOf?: unknown }
