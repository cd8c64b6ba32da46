import { type DragEvent, useState } from 'react'

const kind = 'application/x-record'

/** Takes a record by its handle; its whole row goes along. */
export function dragRecord(event: DragEvent<HTMLElement>, id: string) {
  event.dataTransfer.setData(kind, id)
  event.dataTransfer.effectAllowed = 'move'
  const row = event.currentTarget.closest('tr')
  if (row) event.dataTransfer.setDragImage(row, row.clientWidth - 60, row.clientHeight / 2)
}

/** What makes a row take a record that is dropped on it; nothing where none may be. */
export function useDropRows<Item extends { _id: string }>(onDrop?: (id: string, on: Item) => void) {
  const [over, setOver] = useState<string>()
  if (!onDrop) return () => undefined
  return (record: Item) => ({
    'data-drop': over === record._id || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(kind)) return
      event.preventDefault()
      setOver(record._id)
    },
    onDragLeave: () => setOver(undefined),
    onDrop: (event: DragEvent) => {
      setOver(undefined)
      event.preventDefault()
      onDrop(event.dataTransfer.getData(kind), record)
    },
  })
}
