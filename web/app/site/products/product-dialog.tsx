import { recordPath, texts } from '@busbar/contract'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { isPlainClick } from '../parts/plain-click.ts'
import { RichText } from '../parts/rich-text.tsx'
import { QuoteLink } from '../records/quote-link.tsx'
import type { RecordPage } from '../records/record-failure.ts'
import { Facts } from './facts.tsx'
import { fetchDetails } from './fetch-details.ts'
import { Gallery } from './gallery.tsx'
import styles from './product-dialog.module.css'
import type { ShownDetails } from './shown-details.ts'
import type { ShownProduct } from './shown-product.ts'

/** A product's details over the page that shows its card. `onClose` is called once it has closed. */
export function ProductDialog({ product, onClose }: { product: ShownProduct; onClose: () => void }) {
  const { slug } = product
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()
  const { details, failure } = useDetails(product)

  function click(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (event.target === dialog.current) close()
    if (!link || link.dataset.quote || !isPlainClick(event)) return
    // Back leads from there to the page below, as it was left.
    event.preventDefault()
    window.addEventListener('popstate', () => window.location.assign(link.href), { once: true })
    close()
  }

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClickCapture={click}
    >
      <div className={styles.content}>
        <button className={styles.close} type="button" aria-label={texts.products.close} onClick={close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
        <Gallery
          key={details.images.length}
          title={product.title}
          images={details.images}
          sizes="(width >= 1024px) 32rem, 100vw"
        />
        <div className={styles.words}>
          <Facts product={details} heading="h2" headingId={titleId} />
          <div className={styles.actions}>
            <QuoteLink about={`products/${slug}`} title={product.title} />
            <a className={styles.page} href={recordPath('products', slug)}>
              {texts.products.openPage}
            </a>
          </div>
          <div className={styles.text}>
            {details.text && <RichText html={details.text} />}
            {failure && <p role="alert">{failure}</p>}
          </div>
        </div>
      </div>
    </dialog>
  )
}

/** Everything about a product, from its published page; until that is there, what its card knows. */
function useDetails(product: ShownProduct) {
  const { slug, image } = product
  const [page, setPage] = useState<RecordPage<ShownDetails>>()

  useEffect(() => {
    let isAwaited = true
    void fetchDetails(slug).then((read) => isAwaited && setPage(read))
    return () => {
      isAwaited = false
    }
  }, [slug])

  const known = {
    ...product,
    shortDescription: product.text,
    text: '',
    category: null,
    images: image ? [image] : [],
  }
  return { details: page?.shown ?? known, failure: page?.failure?.sentence }
}
