import { limits } from '@busbar/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { followScroll } from '../../../ui/follow-scroll.ts'
import { useAutoAdvance } from '../../../ui/hooks/use-auto-advance.ts'
import { useHoverOrFocus } from '../../../ui/hooks/use-hover-or-focus.ts'
import { useInView } from '../../../ui/hooks/use-in-view.ts'
import { useReducedMotion } from '../../../ui/hooks/use-reduced-motion.ts'
import { type View, viewOf } from './carousel-view.ts'

/** What a carousel does: moving it, following where it is, and advancing it until the visitor takes over. */
export function useCarousel({ isAutoplaying, isHeld }: { isAutoplaying: boolean; isHeld: boolean }) {
  const track = useRef<HTMLUListElement>(null)
  // Where it is going, so that quick clicks add up.
  const target = useRef<number | null>(null)
  const [view, setView] = useState<View | null>(null)
  const [isPlaying, setPlaying] = useState(isAutoplaying)
  const [isMovedByHand, setMovedByHand] = useState(false)
  const isStill = useReducedMotion()
  const isInView = useInView(track)
  const { isHoveredOrFocused, hoverOrFocusHandlers } = useHoverOrFocus()

  function move(by: number) {
    if (!track.current) return
    const { first, last, step } = viewOf(track.current)
    const wanted = (target.current ?? first) + by
    target.current = wanted > last ? 0 : wanted < 0 ? last : wanted
    track.current.scrollTo({ left: target.current * step })
  }

  function moveByHand(by: number) {
    setPlaying(false)
    setMovedByHand(true)
    move(by)
  }

  useAutoAdvance({
    isRunning: isPlaying && !isStill && !isHeld && !isHoveredOrFocused && isInView,
    every: limits.carousel.advanceEvery,
    shown: view?.first ?? 0,
    onDue: () => move(1),
  })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => setView((known) => sameOr(known, viewOf(element)))
    const unfollow = followScroll(element, {
      onScroll: look,
      onEnd: () => {
        target.current = null
      },
      onByHand: () => {
        target.current = null
        setPlaying(false)
      },
    })
    const resizes = new ResizeObserver(look)
    resizes.observe(element)
    return () => {
      unfollow()
      resizes.disconnect()
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moveByHand(by)
  }

  return {
    track,
    view,
    isPlaying,
    /** Only who moves it wants to hear where it is. */
    isTold: isMovedByHand && !isPlaying,
    previous: () => moveByHand(-1),
    next: () => moveByHand(1),
    toggle: () => setPlaying(!isPlaying),
    onKeyDown,
    hoverOrFocusHandlers,
  }
}

function sameOr(known: View | null, seen: View) {
  const isSame = known && (Object.keys(seen) as (keyof View)[]).every((key) => known[key] === seen[key])
  return isSame ? known : seen
}
