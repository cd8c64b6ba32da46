import { limits } from '@busbar/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Where the page stands after a navigation: at the section that the hash names, where the visitor left it when
 * going back, otherwise at the top. On load the browser does the same by itself, and a visitor who scrolled
 * before the scripts arrived is not pulled back; only a reload forgets the hash, because of `manual`.
 */
export function useScrollPosition() {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const previousPath = useRef<string | null>(null)
  const positions = useRef(new Map<string, number>())

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    return () => {
      window.history.scrollRestoration = 'auto'
    }
  }, [])

  useLayoutEffect(() => {
    const isLoad = previousPath.current === null
    const isOtherPage = previousPath.current !== location.pathname
    previousPath.current = location.pathname
    if (isLoad) return window.scrollY === 0 ? showSection(location.hash, 'instant') : undefined

    const left = isBack ? positions.current.get(location.key) : undefined
    if (left !== undefined) return jumpTo(left)
    if (!location.hash) return jumpTo(0)
    if (!isOtherPage) return showSection(location.hash)

    jumpTo(0)
    const timer = setTimeout(() => showSection(location.hash), limits.navigation.sectionScrollDelay)
    return () => clearTimeout(timer)
  }, [location, isBack])

  useLayoutEffect(() => {
    const remember = () => positions.current.set(location.key, window.scrollY)
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location.key])
}

function jumpTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
}

function showSection(hash: string, behavior: ScrollBehavior = 'auto') {
  const section = document.getElementById(hash.slice(1))
  section?.scrollIntoView({ behavior })
  // The next Tab continues from here, as it would after a plain link.
  section?.focus({ preventScroll: true })
}
