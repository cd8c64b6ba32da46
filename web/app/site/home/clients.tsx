import { texts } from '@busbar/contract'
import { Carousel } from '../parts/carousel.tsx'
import { Section } from '../parts/section.tsx'
import { SectionBody } from '../parts/section-body.tsx'
import type { SectionData } from '../parts/section-data.ts'
import { Lettered } from '../parts/symbols.tsx'
import type { ShownClient } from './shown-client.ts'
import { Testimonial } from './testimonial.tsx'

/** What clients say of the company. */
export function Clients({ clients }: { clients: SectionData<ShownClient> }) {
  return (
    <Section
      id="clients"
      symbol={<Lettered letter="V" radius={16} />}
      title={texts.clients.siteHeading}
      introduction={texts.clients.siteIntroduction}
    >
      <SectionBody section={clients} empty={texts.clients.siteEmpty}>
        {(items) => (
          <Carousel label={texts.clients.siteHeading} items={items}>
            {(client) => <Testimonial client={client} />}
          </Carousel>
        )}
      </SectionBody>
    </Section>
  )
}
