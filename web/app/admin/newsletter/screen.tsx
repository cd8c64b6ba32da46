import { adminTexts } from '@busbar/contract'
import { ScreenHead } from '../screen-head.tsx'
import { screenMeta } from '../screen-meta.ts'
import { SubscriberActions, Subscribers } from './subscribers.tsx'

const texts = adminTexts.newsletter

export const meta = () => screenMeta(texts.heading)

/** Who gets the newsletter. */
export default function NewsletterScreen() {
  return (
    <>
      <ScreenHead title={texts.heading}>
        <SubscriberActions />
      </ScreenHead>
      <Subscribers />
    </>
  )
}
