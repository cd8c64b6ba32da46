/**
 * Lays out the cards that cannot be seen, a few whenever the browser has time. The row is as high as its tallest card from
 * then on, and so moves nothing below it when somebody scrolls there.
 */
export function layOutCards(cards: HTMLElement[]) {
  const left = [...cards]
  const go = (hasTime: () => boolean) => {
    do {
      const card = left.shift()
      if (!card) return
      card.style.contentVisibility = 'visible'
      // Now, so that the time is this card's.
      void card.offsetHeight
    } while (hasTime())
    wait()
  }
  const wait = () => {
    if ('requestIdleCallback' in window)
      requestIdleCallback((deadline) => go(() => deadline.timeRemaining() > 8))
    else setTimeout(go, 50, () => false)
  }
  wait()
}
