import { NewsletterForm } from '../layout/newsletter-form.tsx'
import { useSite } from '../layout/use-company.ts'
import type { BlockProps } from './block-image.ts'
import { DarkBlock } from './dark-block.tsx'

export default function NewsletterFormBlock({ block: { heading, text } }: BlockProps<'newsletterForm'>) {
  const { words } = useSite()
  return (
    <DarkBlock heading={heading ?? words.newsletterHeading} text={text ?? words.newsletterHint} action="form">
      <NewsletterForm />
    </DarkBlock>
  )
}
