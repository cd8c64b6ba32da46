import { type RefObject, useEffect, useState } from 'react'

/** Whether at least a third of an element can be seen. False until it is known. */
export function useInView(element: RefObject<Element | null>) {
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const report = ([entry]: IntersectionObserverEntry[]) => setInView(entry?.isIntersecting ?? false)
    const observer = new IntersectionObserver(report, { threshold: 0.33 })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isInView
}
