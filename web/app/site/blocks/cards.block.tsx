import { type BlockOf, type Client, limits } from '@busbar/contract'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { CoverImage } from '../parts/cover-image.tsx'
import { readUnlessHidden } from '../records/record-page.ts'
import styles from './block.module.css'
import type { LoadedBlockProps } from './block-image.ts'
import { cardSources } from './card-sources.ts'
import cards from './cards.module.css'

/** The chosen records in their order, without those that visitors may not see. */
export async function load(api: Client, { from, chosen }: BlockOf<'cards'>) {
  const { newest, one } = cardSources[from]
  if (chosen.length === 0) return newest(api, limits.blocks.newestCards)
  const found = await Promise.all(chosen.map((id) => readUnlessHidden(one(api, id))))
  return found.filter((card) => card !== null)
}

export default function CardsBlock({ block: { heading }, data }: LoadedBlockProps<'cards', typeof load>) {
  if (data.length === 0) return null
  const Title = heading ? 'h3' : 'h2'
  return (
    <section data-width="wide">
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <ul className={cards.grid}>
        {data.map(({ path, title, text, image }) => (
          <li key={path} className={cards.card} data-leads="">
            {/* Without words of its own it says nothing: the title is right beside it. */}
            <CoverImage
              className={cards.image}
              image={image}
              alt={image?.alt ?? ''}
              sizes="(width >= 1024px) 25rem, (width >= 640px) 45vw, 88vw"
            />
            <Title className={cards.title}>
              <a className={cards.link} href={path}>
                {bindUnits(title)}
              </a>
            </Title>
            {text && <p className={cards.text}>{bindUnits(text)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
