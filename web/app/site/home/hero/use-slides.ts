import { limits } from '@busbar/contract'
import { useState } from 'react'
import { useAutoAdvance } from '../../../ui/hooks/use-auto-advance.ts'
import { useHoverOrFocus } from '../../../ui/hooks/use-hover-or-focus.ts'
import { useReducedMotion } from '../../../ui/hooks/use-reduced-motion.ts'

/** Which slide is shown, which one is just leaving, and the clock that moves them on until somebody pauses it. */
export function useSlides(count: number) {
  const isStill = useReducedMotion()
  const { isHoveredOrFocused, hoverOrFocusHandlers } = useHoverOrFocus()
  const [isPlaying, setPlaying] = useState(true)
  const [{ current, leaving, step }, show] = useState<Shown>({ current: 0, leaving: null, step: 0 })

  const move = (by: 1 | -1) =>
    show((shown) => ({
      current: (shown.current + by + count) % count,
      leaving: isStill ? null : shown.current,
      step: by,
    }))
  const isRunning = count > 1 && isPlaying && !isStill && !isHoveredOrFocused
  useAutoAdvance({
    isRunning,
    every: limits.hero.advanceEvery,
    shown: current,
    onDue: () => move(1),
  })

  return {
    current,
    next: (current + 1) % count,
    leaving,
    step,
    move,
    settle: () => show((shown) => ({ ...shown, leaving: null })),
    isPlaying,
    isRunning,
    toggle: () => setPlaying(!isPlaying),
    hoverOrFocusHandlers,
  }
}

export type Slides = ReturnType<typeof useSlides>

/** `step` is the direction of the last move, 0 before the first. */
type Shown = { current: number; leaving: number | null; step: -1 | 0 | 1 }
