import type { LibraryImage } from '@busbar/contract'
import { Badge, Button, Center } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { EmptyList } from '../../parts/list-states.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { toastFailed } from '../../parts/toasts.tsx'
import styles from './library.module.css'
import type { LibraryView } from './library-search.tsx'
import { libraryTexts } from './texts.ts'
import { useLibrary } from './use-library.ts'

const texts = libraryTexts

/** The images of a view. `tile` makes of each what a press does: open it, or take it. */
export function ImageGrid({ view, onClear, onClearFilters, tile }: ImageGridProps) {
  const library = useLibrary(queryOf(view))
  const { hasNextPage, isFetchingNextPage } = library
  const loadMore = async () => {
    const { isFetchNextPageError, error } = await library.fetchNextPage()
    if (isFetchNextPageError) toastFailed(texts.loadFailed, error)
  }
  return (
    <Loaded query={library} texts={texts}>
      {({ pages }) => {
        const images = pages.flatMap(({ data }) => data)
        if (images.length === 0)
          return (
            <EmptyList
              title={texts.empty}
              hint={texts.emptyHint}
              search={view.search}
              onClear={onClear}
              onClearFilters={view.folder || view.only ? onClearFilters : undefined}
            />
          )
        return (
          <>
            <ul className={styles.grid} aria-label={texts.heading} aria-busy={library.isFetching}>
              {images.map((image) => (
                <li key={image.file}>{tile(image, <TileFace image={image} />, labelOf(image))}</li>
              ))}
            </ul>
            {hasNextPage && (
              <Center mt="lg">
                <Button variant="default" loading={isFetchingNextPage} onClick={() => void loadMore()}>
                  {texts.loadMore}
                </Button>
              </Center>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** What people call an image: the name of its file, else what it shows. */
export function nameOf({ name, alt }: Pick<LibraryImage, 'name' | 'alt'>) {
  return name || alt || texts.unnamed
}

/** The smallest that looks sharp in a tile, or the image itself while there is none. */
export function sourceOf({ imageUrl, widths }: Pick<LibraryImage, 'imageUrl' | 'widths'>, wanted: number) {
  const fitting = widths.filter((width) => width >= wanted)
  return fitting.length > 0 ? imageUrl.replace(/\.webp$/, `-${Math.min(...fitting)}.webp`) : imageUrl
}

const labelOf = (image: LibraryImage) => texts.open(nameOf(image), texts.uses(image.uses))

function TileFace({ image }: { image: LibraryImage }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      <span className={styles.plate}>
        {isBroken ? (
          <IconPhotoOff size={28} stroke={1.4} aria-hidden />
        ) : (
          <img
            src={sourceOf(image, 320)}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        )}
        {image.uses === 0 && (
          <Badge className={styles.unused} size="sm" radius="sm" variant="filled" color="dark">
            {texts.uses(0)}
          </Badge>
        )}
      </span>
      <span className={styles.name}>{nameOf(image)}</span>
    </>
  )
}

function queryOf({ search, folder, only }: LibraryView) {
  // An address may contain anything: the server refuses unknown filters, and the screen shows its message.
  return { search: search || undefined, folder, only } as Parameters<typeof useLibrary>[0]
}

type ImageGridProps = {
  view: LibraryView
  onClear: () => void
  onClearFilters: () => void
  tile: (image: LibraryImage, face: ReactNode, label: string) => ReactNode
}
