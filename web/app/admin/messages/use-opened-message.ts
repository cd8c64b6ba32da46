import type { Message } from '@busbar/contract'
import { useState } from 'react'
import { useRecordAddress } from '../records/use-record-address.ts'

/** The message that the address names, and the ways to it, to its neighbours in the list, and back. */
export function useOpenedMessage(list: Message[]) {
  const { id, addressOf, open, close, turnTo } = useRecordAddress('/admin/messages')
  const found = list.findIndex(({ _id }) => _id === id)
  // One that was put away leaves the list; what came after it then stands in its place.
  const [last, setLast] = useState(-1)
  if (found >= 0 && found !== last) setLast(found)
  const isGone = found < 0
  const place = isGone ? last : found
  const wayTo = (neighbour?: Message) => neighbour && (() => turnTo(neighbour._id))
  return {
    id,
    message: list[found],
    addressOf,
    open,
    close,
    onPrevious: wayTo(list[place - 1]),
    onNext: place < 0 ? undefined : wayTo(list[isGone ? place : place + 1]),
  }
}
