import { limits } from '@busbar/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type SectionId, sections } from '../parts/sections.ts'

/** Follows the scroll position: whether the bar must be solid, and which section is being read. */
export function useSectionInView() {
  const { pathname } = useLocation()
  const [isSolid, setSolid] = useState(false)
  const [current, setCurrent] = useState<SectionId | null>(pathname === '/' ? 'home' : null)

  useEffect(() => {
    const follow = () => {
      setSolid(window.scrollY > limits.navigation.solidAfter)
      setCurrent(pathname === '/' ? sectionInView() : null)
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [pathname])

  return { isSolid, current }
}

/** The last section that has passed the reading line. At the page's end that is the last one, however short. */
function sectionInView(): SectionId {
  const readingLine = window.innerHeight * 0.4
  const page = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= page.scrollHeight - 2
  const reached = sections.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && (isAtEnd || top <= readingLine)
  })
  return reached.at(-1)?.id ?? 'home'
}
