import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mark, showsMarks } from './page-document.ts'
import styles from './preview.module.css'

/**
 * A page of the website in a frame, as wide as a screen and scaled to the room there is. The next version loads behind
 * the one that is shown and takes its place, scrolled to the same point. The frame is of our origin, so that we can look
 * into it, and therefore must never be allowed to run scripts.
 */
export function PageFrame({ page, title, width, hasMarks, jump, onFollow }: PageFrameProps) {
  const room = useElementSize()
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width)
  const [shown, setShown] = useState(page)
  const frames = useRef(new Map<string, HTMLIFrameElement>())

  const show = () => {
    const next = viewOf(frames.current.get(page.html))
    const last = viewOf(frames.current.get(shown.html))
    next?.document.documentElement.toggleAttribute(showsMarks, hasMarks)
    if (next && last && shown.path === page.path) next.scrollTo({ top: last.scrollY, behavior: 'instant' })
    else next?.document.querySelector(`[${mark}]`)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (next) listen(next, page.path, onFollow)
    setShown(page)
  }

  useEffect(() => {
    for (const frame of frames.current.values())
      viewOf(frame)?.document.documentElement.toggleAttribute(showsMarks, hasMarks)
  }, [hasMarks])

  useEffect(() => {
    const changes = viewOf(frames.current.get(shown.html))?.document.querySelectorAll(`[${mark}]`)
    if (jump > 0 && changes?.length)
      changes[(jump - 1) % changes.length]?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [jump, shown])

  return (
    <div ref={room.ref} className={styles.room}>
      {[...new Map([shown, page].map((one) => [one.html, one])).values()].map(({ html }) => (
        <iframe
          key={html}
          ref={(frame) => {
            if (frame) frames.current.set(html, frame)
            return () => void frames.current.delete(html)
          }}
          className={styles.frame}
          style={{
            width,
            height: room.height / scale,
            transform: `translateX(-50%) scale(${scale})`,
          }}
          data-waiting={html !== shown.html || undefined}
          aria-hidden={html !== shown.html || undefined}
          title={title}
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={html === page.html ? show : undefined}
        />
      ))}
    </div>
  )
}

/** What stands in the frame's place while there is no page to show. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>
}

/** The frame's window, which belongs to us. */
const viewOf = (frame: HTMLIFrameElement | undefined) => frame?.contentWindow ?? undefined

/** Links lead through the preview. Esc closes what the preview is in, as it would outside of the frame. */
function listen(view: Window, path: string, onFollow: (path: string) => void) {
  view.document.addEventListener('click', (event) => {
    const target = event.target as Element | null
    const link = target?.closest<HTMLAnchorElement>('a[href]')
    if (!link) return
    event.preventDefault()
    const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', window.location.origin + path)
    if (origin !== window.location.origin) return
    if (pathname !== path) onFollow(pathname)
    else view.document.getElementById(hash.slice(1))?.scrollIntoView()
  })
  view.document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  })
}

type PageFrameProps = {
  page: { path: string; html: string }
  title: string
  /** Of the screen, in pixels. */
  width: number
  hasMarks: boolean
  /** Which change was asked for last: 1 is the first. */
  jump: number
  /** Called with the address of a page whose link was pressed. */
  onFollow: (path: string) => void
}
