import { type RefObject, useEffect, useState } from 'react'

/** `still`: show the final state. `waiting`: not reached yet. `seen`: reached now, for the first and only time. */
export type Seen = 'still' | 'waiting' | 'seen'

/**
 * Tells when a visitor first reaches an element, for a drawing that plays once. It stays `still` without scripts,
 * under reduced motion, and for what is in view already: that has been looked at, and must not start over.
 */
export function useFirstSeen(element: RefObject<Element | null>): Seen {
  const [seen, setSeen] = useState<Seen>('still')

  useEffect(() => {
    if (!element.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isFirstReport = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) observer.disconnect()
        if (isFirstReport && !entry?.isIntersecting) setSeen('waiting')
        if (!isFirstReport && entry?.isIntersecting) setSeen('seen')
        isFirstReport = false
      },
      { rootMargin: '0px 0px -15% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return seen
}
