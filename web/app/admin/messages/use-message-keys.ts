import { useHotkeys } from '@mantine/hooks'

/** J and K go on to the next message and back: in the list by the cursor, in an opened one by turning to it. */
export function useMessageKeys(opened: { id?: string; onPrevious?: () => void; onNext?: () => void }) {
  const go = (by: 1 | -1) => () => {
    if (opened.id) return by > 0 ? opened.onNext?.() : opened.onPrevious?.()
    const links = [...document.querySelectorAll<HTMLElement>('[data-message-link]')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[at < 0 ? 0 : at + by]?.focus()
  }
  useHotkeys([
    ['j', go(1)],
    ['k', go(-1)],
  ])
}
