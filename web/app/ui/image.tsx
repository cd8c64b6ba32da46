import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

/** An image as a page shows it: its address, and for an uploaded one its size, colour and the widths that are ready. */
export type ShownImage = {
  src: string
  width?: number
  height?: number
  /** Its average colour, which fills its place until it is there. */
  colour?: string
  widths?: number[]
}

/**
 * An image in the size that fits its place, or what stands in for it when there is none or it cannot be shown.
 * `sizes` says how wide its place is. One that is seen first (`isFirst`) is fetched before the others.
 */
export function ResponsiveImage({ image, sizes, isFirst = false, fallback, ...rest }: ResponsiveImageProps) {
  const element = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  const src = image?.src

  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (element.current?.complete && element.current.naturalWidth === 0) setFailed(src)
  }, [src])

  if (!image || failed === src) return fallback
  const { width, height, colour, widths = [] } = image
  return (
    <picture>
      {widths.length > 0 && <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />}
      {widths.length > 0 && <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />}
      {/* biome-ignore lint/a11y/useAltText: whoever uses it passes `alt` along with the rest */}
      <img
        ref={element}
        src={src}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
        onError={() => setFailed(src)}
        {...rest}
        style={colour ? { backgroundColor: colour } : undefined}
      />
    </picture>
  )
}

/** The addresses of an image's smaller sizes, for `srcset`: `/uploads/team/abc-320.avif 320w, …`. */
export function sourceSet({ src, widths = [] }: ShownImage, format: 'avif' | 'webp') {
  const stem = src.replace(/\.webp$/, '')
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
}

type ResponsiveImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'style'> & {
  image: ShownImage | null
  alt: string
  sizes: string
  isFirst?: boolean
  fallback: ReactNode
}
