import { type PublicService, plainTextOf, recordPath, texts } from '@busbar/contract'
import { renderContext } from '../../api/render-context.ts'
import { bindUnits } from '../../ui/text/bind-units.ts'
import { excerpt } from '../../ui/text/excerpt.ts'
import { ReferenceStrip } from '../cards/reference-strip.tsx'
import { readReferences } from '../cards/shown-reference.ts'
import { FailurePage } from '../layout/failure-page.tsx'
import { aboutService } from '../layout/structured-data.ts'
import { useBackTo } from '../layout/use-section.ts'
import { describedImage } from '../parts/shown-image.ts'
import { shownText } from '../parts/shown-text.ts'
import { pageHead } from '../records/page-head.ts'
import { RecordBody, RecordPart, RecordText } from '../records/record-body.tsx'
import { RecordHeader } from '../records/record-header.tsx'
import { recordMeta } from '../records/record-meta.ts'
import { readRecordPage } from '../records/record-page.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

const servicesTexts = texts.services

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  return readRecordPage({ name: 'services', id: params.id, sentences: servicesTexts }, async () => {
    const service = await api.services.get(params.id)
    return {
      ...shownService(service),
      head: pageHead('services', service),
      references: await readReferences(api, { service: service._id }),
    }
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  recordMeta({
    matches,
    page: loaderData,
    path: recordPath('services', params.id),
    texts: servicesTexts,
    describe: (shown, { origin }) => ({
      description: shown.summary,
      image: shown.image,
      about: [aboutService(origin, shown, shown.image?.src)],
    }),
  })

/** One service: what it is, what it covers, and how to ask for it. */
export default function ServicePage({ loaderData: { shown, failure } }: Route.ComponentProps) {
  const back = useBackTo('services', servicesTexts.back)
  if (failure) return <FailurePage failure={failure} missingHint={servicesTexts.missingHint} back={back} />
  return (
    <article>
      <RecordHeader
        above={[{ title: back.text, address: back.to }]}
        title={shown.title}
        introduction={shown.shortDescription}
        image={shown.image}
        alt={shown.image?.alt || shown.title}
      />
      <RecordBody
        quoted={{ about: `services/${shown.slug}`, title: shown.title }}
        quoteHint={servicesTexts.quoteHint}
      >
        <RecordPart
          id="about"
          heading={shown.features.length > 0 ? servicesTexts.features : servicesTexts.about}
        >
          {shown.features.length > 0 ? (
            <Features features={shown.features} />
          ) : (
            <RecordText html={shown.text} />
          )}
        </RecordPart>
      </RecordBody>
      <ReferenceStrip references={shown.references} />
    </article>
  )
}

/** They hang from the feeder, each behind a switch of its own. */
function Features({ features }: { features: string[] }) {
  return (
    <ul>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          {bindUnits(feature)}
        </li>
      ))}
    </ul>
  )
}

function shownService(service: PublicService) {
  const { slug, title, shortDescription, description, fullDescription, details } = service
  const features = [...new Set(service.features)]
  const text = fullDescription ?? details ?? description ?? ''
  return {
    slug,
    title,
    shortDescription,
    /** For search engines and shared links. */
    summary: excerpt(shortDescription ?? plainTextOf(text), 160),
    features,
    // Printed only where there are no features.
    text: features.length > 0 ? '' : shownText(text, 3),
    image: describedImage('services', service.imageUrl, service.pictures),
  }
}
