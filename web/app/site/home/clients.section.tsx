import { type Client, texts } from '@busbar/contract'
import { Carousel } from '../parts/carousel/carousel.tsx'
import { Section } from '../parts/section/section.tsx'
import { SectionBody } from '../parts/section/section-body.tsx'
import { readSection, type SectionProps } from '../parts/section/section-data.ts'
import { Lettered } from '../parts/symbols.tsx'
import { shownClient } from './shown-client.ts'
import { Testimonial } from './testimonial.tsx'

export const load = (api: Client) =>
  readSection(texts.clients.siteFailed, async () => (await api.clients.list()).data.map(shownClient))

/** What clients say about the company. */
export default function Clients({ head, data }: SectionProps<typeof load>) {
  return (
    <Section head={head} symbol={<Lettered letter="V" radius={16} />}>
      <SectionBody data={data} failure={texts.clients.siteFailed} empty={texts.clients.siteEmpty}>
        {(items) => (
          <Carousel label={texts.clients.siteHeading} items={items}>
            {(client) => <Testimonial client={client} />}
          </Carousel>
        )}
      </SectionBody>
    </Section>
  )
}
