import { type DragEvent, useState } from 'react'

/** What is dragged: one list takes nothing from another. */
export type DragKind = 'record' | 'image' | 'section' | 'block'
const typeOf = (kind: DragKind) => `application/x-${kind}`

/** Takes something by its handle; the whole of it goes along. */
export function startDrag(
  event: DragEvent<HTMLElement>,
  kind: DragKind,
  id: string,
  whole?: HTMLElement | null,
) {
  event.dataTransfer.setData(typeOf(kind), id)
  event.dataTransfer.effectAllowed = 'move'
  if (whole) event.dataTransfer.setDragImage(whole, whole.clientWidth - 60, whole.clientHeight / 2)
}

/** What makes an entry of a list take what is dropped on it; nothing where none may be. */
export function useDropTargets<Item extends { _id: string }>(
  kind: DragKind,
  onDrop?: (id: string, on: Item) => void,
) {
  const [over, setOver] = useState<string>()
  if (!onDrop) return () => undefined
  return (item: Item) => ({
    'data-drop': over === item._id || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(typeOf(kind))) return
      event.preventDefault()
      setOver(item._id)
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      setOver(undefined)
      const id = event.dataTransfer.getData(typeOf(kind))
      if (!id) return
      event.preventDefault()
      onDrop(id, item)
    },
  })
}
