import styles from './edit-bar.module.css'
import { type Editable, placesOf } from './editable.ts'
import { editingTexts as texts } from './texts.ts'

const icon =
  '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M4 20h4L19 9l-4-4L4 16v4M13.5 6.5l4 4"/></svg>'

/**
 * A pencil at everything that can be edited and is in view. They lie over the page, not in it: what React runs there
 * stays as it is.
 */
export function showPencils(editable: Editable[]) {
  const layer = document.createElement('div')
  layer.className = styles.layer ?? ''
  const pencils = new Map<Element, HTMLAnchorElement>()
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const pencil = pencils.get(target)
        if (pencil) pencil.hidden = !isIntersecting
      }
      place()
    },
    { threshold: 0.4 },
  )

  function find() {
    for (const { title, href, record } of editable) {
      for (const target of record ? placesOf(record) : []) {
        if (pencils.has(target)) continue
        const pencil = document.createElement('a')
        Object.assign(pencil, {
          className: styles.pencil,
          href,
          innerHTML: icon,
          hidden: true,
          title: texts.edit(title),
        })
        pencil.setAttribute('aria-label', texts.edit(title))
        pencils.set(target, pencil)
        layer.append(pencil)
        inView.observe(target)
      }
    }
  }

  function place() {
    for (const [target, pencil] of pencils) {
      if (!target.isConnected) {
        pencil.remove()
        pencils.delete(target)
      }
      if (pencil.hidden) continue
      const { top, right } = target.getBoundingClientRect()
      pencil.style.top = `${top + window.scrollY + 8}px`
      // Its width follows the size of the text.
      const edge = Math.min(right, document.documentElement.clientWidth) + window.scrollX
      pencil.style.left = `${edge - pencil.offsetWidth - 8}px`
    }
  }

  let isDue = false
  const placeSoon = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      place()
    })
  }
  // Carousels move what they hold, and islands may replace it.
  const changes = new MutationObserver(() => {
    find()
    placeSoon()
  })
  const resized = new ResizeObserver(placeSoon)
  find()
  const main = document.querySelector('main')
  if (main) {
    changes.observe(main, { childList: true, subtree: true })
    resized.observe(main)
  }
  document.addEventListener('scroll', placeSoon, { capture: true, passive: true })
  document.addEventListener('transitionend', placeSoon)

  return {
    layer,
    stop() {
      inView.disconnect()
      changes.disconnect()
      resized.disconnect()
      document.removeEventListener('scroll', placeSoon, { capture: true })
      document.removeEventListener('transitionend', placeSoon)
    },
  }
}
