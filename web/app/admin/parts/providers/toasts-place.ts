import { useNotifications } from '@mantine/notifications'
import { useCallback, useEffect, useState } from 'react'
import { onLayers } from '../layers.tsx'

const width = 340
/** What a sentence needs at least to be read at a glance. */
const leastWidth = 240
const gap = 12

type Place = { top: number; right: number; width: number }

/**
 * Where toasts stand: at the top right, in the bar of whatever lies on top and beside the buttons at its end, so that
 * they cover none. A bar marks its ends with `data-bar-start` and `data-bar-end`; in a dialog, the end is its ✕.
 */
export function useToastsPlace(): Place {
  const { notifications } = useNotifications()
  const [place, setPlace] = useState<Place>(corner)
  const measure = useCallback(() => {
    const next = placeBeside(topmostBar(), document.documentElement.clientWidth)
    setPlace((last) => sameOr(last, next))
  }, [])

  useEffect(() => {
    measure()
    if (notifications.length === 0) return
    const unsubscribe = onLayers(() => requestAnimationFrame(measure))
    window.addEventListener('resize', measure)
    // A panel is in its place once it has slid in.
    document.addEventListener('transitionend', measure)
    return () => {
      unsubscribe()
      window.removeEventListener('resize', measure)
      document.removeEventListener('transitionend', measure)
    }
  }, [measure, notifications])

  return place
}

const corner: Place = { top: gap, right: gap, width }

type Bar = {
  bar: Pick<DOMRect, 'top' | 'bottom' | 'left'>
  end: Pick<DOMRect, 'left'>
  start?: Pick<DOMRect, 'right'>
}

/** The bar of the topmost dialog that reaches the top of the window, else that of the page. */
function topmostBar(): Bar | undefined {
  const bars = document.querySelectorAll<HTMLElement>(
    '[data-bar], .mantine-Drawer-header, .mantine-Modal-header',
  )
  return [...bars].flatMap(measured).findLast(({ bar }) => bar.top < reach)
}

/** A dialog that begins below this has nothing that a toast could cover. */
const reach = 80

function measured(element: HTMLElement): Bar[] {
  const bar = element.getBoundingClientRect()
  const ending = element.querySelector('[data-bar-end]') ?? element.querySelector('button')
  const end = ending?.getBoundingClientRect()
  const start = element.querySelector('[data-bar-start]')?.getBoundingClientRect()
  return bar.width > 0 && end ? [{ bar, end, start }] : []
}

export function placeBeside(found: Bar | undefined, windowWidth: number): Place {
  if (!found) return corner
  const { bar, end, start } = found
  const room = end.left - (start?.right ?? bar.left) - 2 * gap
  // No room in the bar: right below it, over the screen's name.
  if (room < leastWidth)
    return { top: bar.bottom + 6, right: gap, width: Math.min(width, windowWidth - 2 * gap) }
  return { top: bar.top + 8, right: windowWidth - end.left + gap, width: Math.min(width, room) }
}

const sameOr = (last: Place, next: Place) =>
  last.top === next.top && last.right === next.right && last.width === next.width ? last : next
