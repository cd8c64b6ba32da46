import type { Setup, SetupStep } from '@busbar/contract'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toastDone } from '../parts/toasts.tsx'
import { TestMail } from '../support/test-mail.tsx'
import { supportTexts } from '../support/texts.ts'
import { ContactForm, NameForm } from './company-forms.tsx'
import { setupTexts } from './texts.ts'
import { useNoteStep } from './use-setup.ts'
import { GoOnline, VisitorsChoice } from './visitors.tsx'

/** What a step asks for: here where it is little, at its own screen otherwise. */
export function StepBody({ step, setup, onDone }: StepBodyProps) {
  const bodies: Record<SetupStep, () => ReactNode> = {
    visitors: () => <VisitorsChoice setup={setup} onDone={onDone} />,
    name: () => <NameForm onDone={onDone} />,
    logo: () => <Lead step="logo" to="/admin/settings?tab=general" />,
    colours: () => <Lead step="colours" to="/admin/site-settings?tab=look" />,
    contact: () => <ContactForm onDone={onDone} />,
    email: () => <EmailTest />,
    service: () => <Lead step="service" to="/admin/services/new" />,
    product: () => <Lead step="product" to="/admin/products/new" />,
    online: () => <GoOnline setup={setup} onDone={onDone} />,
  }
  return bodies[step]()
}

type StepBodyProps = { step: SetupStep; setup: Setup; onDone: () => void }

function Lead({ step, to }: { step: SetupStep; to: string }) {
  return (
    <Button component={Link} to={to} rightSection={<IconArrowRight size={18} aria-hidden />}>
      {setupTexts.steps[step].action}
    </Button>
  )
}

/** Done when a mail server has taken the mail: nobody else can tell. */
function EmailTest() {
  const { mutate } = useNoteStep()
  const noteDone = () => {
    // The step closes, and what it said of the mail with it.
    toastDone(supportTexts.testMail.accepted)
    mutate({ step: 'email', state: 'done' })
  }
  return <TestMail onAccepted={noteDone} />
}
