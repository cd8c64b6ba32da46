import { texts } from '@busbar/contract'
import { Carousel } from '../parts/carousel/carousel.tsx'
import type { ShownClient } from './shown-client.ts'
import { Testimonial } from './testimonial.tsx'

/** What clients say, side by side. */
export default function Testimonials({ clients }: { clients: ShownClient[] }) {
  return (
    <Carousel label={texts.clients.siteHeading} items={clients}>
      {(client) => <Testimonial client={client} />}
    </Carousel>
  )
}
