import { type PublicClientRecord, texts } from '@busbar/contract'
import { Carousel } from '../carousel.tsx'
import type { Part } from '../part.ts'
import { PartBody } from '../part-body.tsx'
import { Section } from '../section.tsx'
import { shownPicture } from '../shown-picture.ts'
import { Lettered } from '../symbols.tsx'
import { Testimonial } from './testimonial.tsx'

export type ShownClient = ReturnType<typeof shownClient>

/** What clients say of the company. */
export function Clients({ clients }: { clients: Part<ShownClient> }) {
  return (
    <Section
      id="clients"
      symbol={<Lettered letter="V" radius={16} />}
      title={texts.clients.siteHeading}
      introduction={texts.clients.siteIntroduction}
    >
      <PartBody part={clients} empty={texts.clients.siteEmpty}>
        {(items) => (
          <Carousel label={texts.clients.siteHeading} items={items}>
            {(client) => <Testimonial client={client} />}
          </Carousel>
        )}
      </PartBody>
    </Section>
  )
}

/** A client's words as the card prints them. To be called in loaders only. */
export function shownClient({ _id, name, description, imageUrl, pictures }: PublicClientRecord) {
  return { _id, name, text: description, picture: shownPicture('clients', imageUrl, pictures) }
}
