/** Keeps keys typed for a field that is still loading, and hands them to it once it has the focus. */
export function createTypedAhead() {
  let typed = ''
  const stop = () => {
    window.removeEventListener('keydown', keep, { capture: true })
    window.removeEventListener('pointerdown', stop)
    const kept = typed
    typed = ''
    return kept
  }
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing) return
    // After cancelling, keys work as usual again.
    if (key === 'Escape' || key === 'Tab') return void stop()
    if (key === 'Backspace') typed = typed.slice(0, -1)
    else if (key.length === 1) typed += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    start: () => {
      window.addEventListener('keydown', keep, { capture: true })
      window.addEventListener('pointerdown', stop)
    },
    /** Ends it, and tells what was typed. */
    stop,
  }
}
