import { useNotifications } from '@mantine/notifications'
import { useCallback, useEffect, useState } from 'react'
import { onLayers } from '../layers.tsx'

const width = 340
/** What a sentence needs at least to be read at a glance. */
const leastWidth = 240
const gap = 12

/** Narrower than this, a toast is as wide as the window, and its bar has no room to give. */
const phone = 640

type Place = { top: number; right: number; width: number /** What the bar gives at its end. */; room: number }

/**
 * Where toasts stand: in the top right corner of the window. They cover no button there: the bar of whatever lies on top
 * moves those at its end aside. A bar marks its ends with `data-bar-start` and `data-bar-end`; in a dialog, the end is
 * its ✕.
 */
export function useToastsPlace(): Place {
  const { notifications } = useNotifications()
  const [place, setPlace] = useState<Place>(corner)
  const measure = useCallback(() => {
    const found = topmostBar()
    const next = placeIn(found, document.documentElement.clientWidth)
    setPlace((last) => sameOr(last, next))
    makeRoom(found?.element, next.room)
  }, [])

  useEffect(() => {
    if (notifications.length === 0) return makeRoom(undefined, 0)
    measure()
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

const corner: Place = { top: gap, right: gap, width, room: 0 }

/** Moves what stands at the end of this bar aside, and puts that of every other one back. */
function makeRoom(bar: HTMLElement | undefined, room: number) {
  for (const other of document.querySelectorAll<HTMLElement>('[data-gives-room]'))
    if (other !== bar || room === 0) other.removeAttribute('data-gives-room')
  if (!bar || room === 0) return
  bar.style.setProperty('--toasts-room', `${room}px`)
  bar.setAttribute('data-gives-room', '')
}

type Bar = {
  bar: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
  end: Pick<DOMRect, 'left' | 'width'>
  start?: Pick<DOMRect, 'right'>
}

/** The bar of the topmost dialog that reaches the top of the window, else that of the page. */
function topmostBar() {
  const bars = document.querySelectorAll<HTMLElement>(
    '[data-bar], .mantine-Drawer-header, .mantine-Modal-header',
  )
  return [...bars].flatMap(measured).findLast(({ bar }) => bar.top < reach)
}

/** A dialog that begins below this has nothing that a toast could cover. */
const reach = 80

function measured(element: HTMLElement): (Bar & { element: HTMLElement })[] {
  const bar = element.getBoundingClientRect()
  const ending = element.querySelector('[data-bar-end]') ?? element.querySelector('button')
  const end = ending?.getBoundingClientRect()
  const start = element.querySelector('[data-bar-start]')?.getBoundingClientRect()
  return bar.width > 0 && end ? [{ element, bar, end, start }] : []
}

export function placeIn(found: Bar | undefined, windowWidth: number): Place {
  if (!found || found.bar.right < windowWidth - width - 2 * gap) return corner
  const { bar, end, start } = found
  const from = start?.right ?? bar.left
  const isPhone = windowWidth < phone
  // How far its buttons have moved aside already does not matter, only how wide they are.
  const free = isPhone ? end.left - from - 2 * gap : bar.right - from - end.width - 3 * gap
  // No room in the bar: right below it, over the screen's name.
  if (free < leastWidth)
    return { ...corner, top: bar.bottom + 6, width: Math.min(width, windowWidth - 2 * gap) }
  const place = { ...corner, top: bar.top + 8, width: Math.min(width, free) }
  return isPhone ? { ...place, right: windowWidth - end.left + gap } : { ...place, room: place.width + gap }
}

const sameOr = (last: Place, next: Place) =>
  Object.entries(next).every(([key, value]) => last[key as keyof Place] === value) ? last : next
