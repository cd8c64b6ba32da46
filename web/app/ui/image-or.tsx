import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

/** An image, or what stands in for it when there is none or it cannot be shown. */
export function ImageOr({ src, fallback, ...rest }: Omit<ComponentProps<'img'>, 'src'> & Given) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src ?? undefined)
  }, [src])

  if (!src || failed === src) return fallback
  // biome-ignore lint/a11y/useAltText: whoever uses it passes `alt` along with the rest
  return <img ref={image} src={src} onError={() => setFailed(src)} {...rest} />
}

type Given = { src: string | null; alt: string; fallback: ReactNode }
