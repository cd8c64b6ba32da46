import { texts } from '@busbar/contract'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { isPlainClick } from '../parts/plain-click.ts'
import { RichText } from '../parts/rich-text.tsx'
import { QuoteLink } from '../records/quote-link.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import type { loader } from './product.tsx'
import styles from './product-dialog.module.css'
import type { ShownProduct } from './shown-product.ts'
import { useDialogAddress } from './use-dialog-address.ts'

/** A product's details over the page that shows its card, at the address of its own page. */
export function ProductDialog({ product, onClose }: { product: ShownProduct; onClose: () => void }) {
  const { slug } = product
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()
  const { details, failure } = useDetails(product)
  const address = useDialogAddress(dialog, `/products/${slug}`, onClose)

  function click(event: MouseEvent) {
    const target = event.target as Element
    if (target === dialog.current) close()
    else if (target.closest('a') && isPlainClick(event)) address.leave()
  }

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={address.onClose}
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
          <Facts product={details} heading="h2" headingId={titleId} replace />
          <div className={styles.actions}>
            <QuoteLink about={`products/${slug}`} title={product.title} replace />
            <Link className={styles.page} to={`/products/${slug}`} replace>
              {texts.products.openPage}
            </Link>
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

/** Everything about a product, from the published data of its page; until that is there, what its card knows. */
function useDetails(product: ShownProduct) {
  const { slug, image } = product
  const { load, data } = useFetcher<typeof loader>()

  useEffect(() => {
    void load(`/products/${slug}`)
  }, [load, slug])

  const known = {
    ...product,
    shortDescription: product.text,
    text: '',
    category: null,
    images: image ? [image] : [],
  }
  return { details: data?.shown ?? known, failure: data?.failure?.sentence }
}
