import { limits, type PublicProduct, texts } from '@busbar/contract'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { excerpt } from '../../ui/excerpt.ts'
import { price } from '../../ui/price.ts'
import { Arrow } from '../parts/arrow.tsx'
import { CoverImage } from '../parts/cover-image.tsx'
import { isPlainClick } from '../parts/plain-click.ts'
import { shownImage } from '../parts/shown-image.ts'
import { Marks } from './marks.tsx'
import styles from './product-card.module.css'

export type ShownProduct = ReturnType<typeof shownProduct>

/**
 * A product in short. The card is a link to the product's page; a plain click calls `onOpen` instead, where given,
 * to show the details in place.
 */
export function ProductCard({ product, onOpen }: ProductCardProps) {
  function open(event: MouseEvent) {
    if (!onOpen || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(product)
  }

  return (
    <article className={styles.card} data-leads="">
      <div className={styles.layout}>
        <CoverImage
          className={styles.image}
          image={product.image}
          // The title is right below it; a screen reader would say it twice.
          alt=""
          sizes="(width >= 1024px) min(24rem, 33vw), (width >= 640px) 45vw, 88vw"
        />
        <div className={styles.marks}>
          <Marks {...product} />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <Link className={styles.link} to={`/products/${product.slug}`} onClick={open}>
              {product.title}
            </Link>
          </h3>
          <p className={styles.text}>{product.text}</p>
          <div className={styles.foot}>
            <p className={styles.price}>{product.price}</p>
            <span className={styles.more} aria-hidden="true">
              {texts.products.viewDetails}
              <Arrow />
            </span>
          </div>
        </div>
      </div>
    </article>
  )
}

type ProductCardProps = { product: ShownProduct; onOpen?: (product: ShownProduct) => void }

/** A product as its card prints it. To be called in loaders only. */
export function shownProduct(product: PublicProduct) {
  const { _id, slug, title, shortDescription, mainImageUrl, pictures, isNew, isEcoFriendly } = product
  return {
    _id,
    slug,
    title,
    text: excerpt(shortDescription, limits.products.cardText),
    price: price(product.price),
    isNew,
    isEcoFriendly,
    image: shownImage('products', mainImageUrl, pictures),
  }
}
