/** What can be seen of a carousel: the first card's number from 0, how many, and the last number it can start at. */
export type View = { first: number; shown: number; last: number; step: number }

/** Measured rather than kept, because a swipe, a key, a focused link and a resized window all move it. */
export function viewOf(track: HTMLElement): View {
  const [one, two] = track.children as unknown as HTMLElement[]
  const step = one && two ? two.offsetLeft - one.offsetLeft : track.clientWidth
  const shown = Math.max(1, Math.round(track.clientWidth / step))
  const last = Math.max(0, track.children.length - shown)
  return { first: Math.min(last, Math.round(track.scrollLeft / step)), shown, last, step }
}
