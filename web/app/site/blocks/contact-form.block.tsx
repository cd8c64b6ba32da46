import { useLocation } from 'react-router'
import ContactForm from '../contact/contact-form.island.tsx'
import { Island } from '../islands/island.tsx'
import { useSite } from '../layout/use-company.ts'
import type { BlockProps } from './block-image.ts'
import { DarkBlock } from './dark-block.tsx'

export default function ContactFormBlock({ block: { key, heading, text } }: BlockProps<'contactForm'>) {
  const { pathname } = useLocation()
  const { contact, words } = useSite()
  return (
    <DarkBlock heading={heading ?? contact.title} text={text ?? contact.introduction} action="form">
      <Island
        of={ContactForm}
        id={`contact-${key}`}
        words={{ button: words.contactButton, privacy: words.contactPrivacy, thanks: words.contactThanks }}
        page={pathname}
      />
    </DarkBlock>
  )
}
