import { type Client, limits, type PublicService, recordPath, texts } from '@busbar/contract'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { excerpt } from '../../ui/text/excerpt.ts'
import { Arrow } from '../parts/arrow.tsx'
import { CoverImage } from '../parts/cover-image.tsx'
import { Section } from '../parts/section/section.tsx'
import { SectionBody } from '../parts/section/section-body.tsx'
import type { SectionData, SectionProps } from '../parts/section/section-data.ts'
import { shownImage } from '../parts/shown-image.ts'
import { Isolator } from '../parts/symbols.tsx'
import { TimedOut, withTimeout } from '../parts/with-timeout.ts'
import styles from './services.module.css'

type ShownService = ReturnType<typeof shownService>

/** Above this many, cards lie flat: image beside text. */
const fullCardsUpTo = 12

/** What the company does; each card leads to the service's page. */
export default function Services({ head, data }: SectionProps<typeof load>) {
  return (
    <Section head={head} symbol={<Isolator />}>
      <SectionBody data={data} failure={texts.services.siteFailed} empty={texts.services.siteEmpty}>
        {(items) => (
          <ul className={styles.grid} data-layout={items.length > fullCardsUpTo ? 'flat' : 'full'}>
            {items.map((service) => (
              <ServiceCard key={service._id} service={service} />
            ))}
          </ul>
        )}
      </SectionBody>
    </Section>
  )
}

function ServiceCard({ service }: { service: ShownService }) {
  return (
    <li className={styles.card} data-leads="">
      <CoverImage
        className={styles.image}
        image={service.image}
        // Without words of its own it says nothing: the title is right beside it.
        alt={service.image?.alt ?? ''}
        sizes="(width >= 1024px) min(25rem, 33vw), (width >= 640px) 45vw, 88vw"
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={recordPath('services', service.slug)}>
            {service.title}
          </a>
        </h3>
        <p className={styles.text}>{bindUnits(service.text)}</p>
        <span className={styles.more} aria-hidden="true">
          {texts.services.learnMore}
          <Arrow />
        </span>
      </div>
    </li>
  )
}

/** Services that take too long are given up, so that they do not hold up the whole page. */
export async function load(api: Client): Promise<SectionData<ShownService>> {
  try {
    const { data } = await withTimeout(limits.services.fetchAbort, api.services.list())
    return { items: data.map(shownService), failure: null }
  } catch (error) {
    const { siteTimeout, siteFailed } = texts.services
    return { items: null, failure: error instanceof TimedOut ? siteTimeout : siteFailed }
  }
}

function shownService(service: PublicService) {
  const { _id, slug, title, shortDescription, description, imageUrl, pictures } = service
  return {
    _id,
    slug,
    title,
    text: excerpt(shortDescription ?? description ?? '', limits.services.cardText),
    image: shownImage('services', imageUrl, pictures),
  }
}
