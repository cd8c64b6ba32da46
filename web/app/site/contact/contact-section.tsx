import { useLocation } from 'react-router'
import { Island } from '../islands/island.tsx'
import { useSite } from '../layout/use-company.ts'
import { Section } from '../parts/section/section.tsx'
import type { SectionHead } from '../parts/section/section-heads.ts'
import { Earth } from '../parts/symbols.tsx'
import type { Quoted } from '../records/quoted.ts'
import { CompanyDetails } from './company-details.tsx'
import ContactForm from './contact-form.island.tsx'
import styles from './contact-section.module.css'
import { Questions } from './questions.tsx'
import type { FormAnswer } from './send/form-answer.ts'
import { Whereabouts } from './whereabouts.tsx'

type ContactSectionProps = {
  head: SectionHead
  /** On the landing page it is a section, on its own page it is the page. */
  level?: 1 | 2
  /** What came of the form that a browser without scripts has just posted. */
  answer?: FormAnswer
  /** What it is about, where the page knows. */
  quoted?: Quoted
}

/** Every way to reach the company: the form, its details, where it is, and the answers to what is often asked. */
export function ContactSection({ head, level = 2, answer, quoted }: ContactSectionProps) {
  const { pathname } = useLocation()
  const { contactButton, contactPrivacy, contactThanks, contactMap } = useSite().words
  const words = { button: contactButton, privacy: contactPrivacy, thanks: contactThanks }
  const part = level === 1 ? 'h2' : 'h3'
  return (
    <Section head={head} level={level} symbol={<Earth />}>
      <div className={styles.ways}>
        <Island of={ContactForm} words={words} answer={answer} page={pathname} quoted={quoted} />
        <div className={styles.place}>
          <CompanyDetails heading={part} />
          <Whereabouts level={part} heading={contactMap} />
        </div>
      </div>
      <Questions heading={part} />
    </Section>
  )
}
