/** Does work that can wait once the browser has painted; at once in a tab that paints nothing because it is hidden. */
export function afterPaint(work: () => void) {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
