import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './drop-zone.module.css'

/** Takes files that are dropped on it; with `pastes`, also those that are pasted while it is in sight. */
export function DropZone({ onFiles, isInvalid = false, pastes = false, className, children }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // One that is in a tab nobody looks at, or below an open window, takes nothing.
      if (!pastes || files.length === 0 || event.defaultPrevented || !isReachable(zone.current)) return
      event.preventDefault()
      onFiles(files)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  })

  const onDrag = (event: DragEvent) => {
    // Whatever else is dragged over it, such as one of its images, is not for it.
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button in it does the same
    <div
      ref={zone}
      className={[styles.zone, className].filter(Boolean).join(' ')}
      data-over={isOver || undefined}
      data-error={isInvalid || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

function isReachable(zone: HTMLElement | null) {
  if (!zone?.checkVisibility()) return false
  const dialogs = [...document.querySelectorAll('[role="dialog"]')]
  const top = dialogs.at(-1)
  return !top || top.contains(zone)
}

type DropZoneProps = {
  onFiles: (files: File[]) => void
  isInvalid?: boolean
  pastes?: boolean
  className?: string
  children: ReactNode
}
