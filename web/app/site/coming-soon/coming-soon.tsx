import { texts } from '@busbar/contract'
import { redirect } from 'react-router'
import { renderContext } from '../../api/render-context.ts'
import { ResponsiveImage } from '../../ui/image.tsx'
import ContactForm from '../contact/contact-form.island.tsx'
import type { FormAnswer } from '../contact/send/form-answer.ts'
import { takeMessage } from '../contact/send/take-message.ts'
import { Island } from '../islands/island.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { standsAlone } from '../layout/stands-alone.ts'
import { useCompany, useSite } from '../layout/use-company.ts'
import { EmailLink } from '../parts/email-link.tsx'
import { readPrivacy } from '../privacy/read-privacy.ts'
import type { Route } from './+types/coming-soon.ts'
import styles from './coming-soon.module.css'
import { PrivacyNote } from './privacy-note.tsx'
import { SignedInScript } from './signed-in-script.tsx'

export const handle = standsAlone

/** What visitors see at every address until the site is online; then there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  const { isComingSoon } = await api.siteSettings.get()
  if (!isComingSoon) throw redirect('/')
  return { privacy: await readPrivacy(api, 3) }
}

export const action = takeMessage

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, ({ name }) => ({
    title: texts.comingSoon.title(name),
    description: texts.comingSoon.introduction,
    path: null,
  })),
  { name: 'robots', content: 'noindex' },
]

export default function ComingSoon({ loaderData: { privacy }, actionData }: Route.ComponentProps) {
  const { name, logo, logoAlt } = useCompany()
  return (
    <div className={styles.page}>
      <SignedInScript />
      <header className={styles.brand}>
        <ResponsiveImage
          className={styles.logo}
          image={logo}
          // The name is beside it; a screen reader would say it twice.
          alt={logoAlt === name ? '' : logoAlt}
          sizes="16rem"
          isFirst
          fallback={null}
        />
        <p className={styles.name}>{name}</p>
      </header>
      <main className={styles.main}>
        <div>
          <OpenSwitch />
          <h1 className={styles.heading}>{texts.comingSoon.heading}</h1>
          <p className={styles.introduction}>{texts.comingSoon.introduction}</p>
          <Reach />
        </div>
        <div className={styles.write}>
          <Write answer={actionData} />
          <PrivacyNote {...privacy} />
        </div>
      </main>
    </div>
  )
}

/** The contact form. The policy that it leads to stands below it, because no other page is open. */
function Write({ answer }: { answer?: FormAnswer }) {
  const { contactButton, contactPrivacy, contactThanks } = useSite().words
  const words = { button: contactButton, privacy: contactPrivacy, thanks: contactThanks }
  return <Island of={ContactForm} words={words} answer={answer} page="/" privacyHref="#privacy" />
}

/** A feeder that is wired up to its last switch, which nobody has closed yet. */
function OpenSwitch() {
  return (
    <svg className={styles.symbol} viewBox="0 -40 480 56" width="480" height="56" aria-hidden="true">
      <path className={styles.live} d="M0 0H176" />
      <path d="M264 0H480M352-12V12M368-12V12" />
      <path className={styles.blade} d="M176 0L258-34" />
      <circle className={styles.live} cx={176} r={5} />
      <circle cx={264} r={5} />
    </svg>
  )
}

function Reach() {
  const { email, phone, address } = useCompany()
  if (!email && !phone && !address) return null
  return (
    <div className={styles.reach}>
      <p className={styles.reachTitle}>{texts.comingSoon.reach}</p>
      <address className={styles.ways}>
        {phone && (
          <a className={styles.way} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        )}
        {email && <EmailLink className={styles.way} email={email} />}
        {address && <span className={styles.place}>{address}</span>}
      </address>
    </div>
  )
}
