/**
 * Marks what a visitor reaches for the first time, for a drawing that plays once. Nothing is marked under reduced motion,
 * nor what is in view already: that has been looked at, and must not start over.
 */
export function markFirstSeen() {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const met = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const section = target.closest('section')
        if (isIntersecting) observer.unobserve(target)
        if (isIntersecting === met.has(target))
          section?.setAttribute('data-seen', isIntersecting ? 'seen' : 'waiting')
        met.add(target)
      }
    },
    { rootMargin: '0px 0px -15% 0px' },
  )
  for (const heading of document.querySelectorAll('[data-first-seen]')) observer.observe(heading)
}
