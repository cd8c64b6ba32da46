import { type ComponentProps, type ReactNode, type Ref, use, useEffect, useRef, useState } from 'react'
import { Hydrated } from './hydrated.ts'

/** An image as a page shows it: its address, and for an uploaded one its size, colour and the widths that are ready. */
export type ShownImage = {
  src: string
  /** What it shows in words, if anybody has said. */
  alt?: string
  width?: number
  height?: number
  /** Its average colour, which fills its place until it is there, and what stays in sight where it is cut to fit. */
  style?: { backgroundColor?: string; objectPosition?: string }
  widths?: number[]
}

/**
 * An image in the size that fits its place, or what stands in for it when there is none or it cannot be shown.
 * `sizes` says how wide its place is. One that is seen first (`isFirst`) is fetched before the others.
 */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const isHydrated = use(Hydrated)
  const { image, fallback, standIn, ...rest } = props
  if (!image) return fallback
  if (isHydrated) return <WatchedImage {...rest} image={image} fallback={fallback} />
  // In a document no React watches over the image: see `site/client/broken-images.ts`.
  return (
    <>
      <Picture {...rest} image={image} data-stand-in={standIn} />
      {standIn === undefined && <template>{fallback}</template>}
    </>
  )
}

/** What is put into the place of every image on the page that names it and cannot be shown. */
export function StandIn({ name, children }: { name: string; children: ReactNode }) {
  return <template data-stand-in={name}>{children}</template>
}

function WatchedImage({ fallback, ...rest }: PictureProps & { fallback: ReactNode }) {
  const element = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  const { src } = rest.image

  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (element.current?.complete && element.current.naturalWidth === 0) setFailed(src)
  }, [src])

  if (failed === src) return fallback
  return <Picture {...rest} ref={element} onError={() => setFailed(src)} />
}

function Picture({ image, sizes, isFirst = false, ref, ...rest }: PictureProps) {
  const { src, width, height, style, widths = [] } = image
  return (
    <picture>
      {widths.length > 0 && <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />}
      {widths.length > 0 && <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />}
      {/* biome-ignore lint/a11y/useAltText: callers pass `alt` along with the rest */}
      <img
        ref={ref}
        src={src}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
        {...rest}
        style={style}
      />
    </picture>
  )
}

/** The addresses of an image's smaller sizes, for `srcset`: `/uploads/team/abc-320.avif 320w, …`. */
export function sourceSet({ src, widths = [] }: ShownImage, format: 'avif' | 'webp') {
  const stem = src.replace(/\.webp$/, '')
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
}

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'style'> & {
  image: ShownImage
  alt: string
  sizes: string
  isFirst?: boolean
  ref?: Ref<HTMLImageElement>
}

type ResponsiveImageProps = Omit<PictureProps, 'image'> & {
  image: ShownImage | null
  fallback: ReactNode
  /** The name of a `StandIn` on the page that several images share as their fallback. */
  standIn?: string
}
