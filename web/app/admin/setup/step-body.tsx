import type { Setup, SetupStep } from '@busbar/contract'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toastDone } from '../parts/toasts.tsx'
import { TestMail } from '../support/test-mail.tsx'
import { supportTexts } from '../support/texts.ts'
import { fromSetup } from './back-to-setup.tsx'
import { ContactForm, NameForm } from './company-forms.tsx'
import { stepPlace } from './step-place.ts'
import { setupTexts } from './texts.ts'
import { useNoteStep } from './use-setup.ts'
import { GoOnline, VisitorsChoice } from './visitors.tsx'

/** What a step asks for: here where it is little, at its own screen otherwise. */
export function StepBody({ step, draft, setup, onDone }: StepBodyProps) {
  const bodies: Record<SetupStep, () => ReactNode> = {
    visitors: () => <VisitorsChoice setup={setup} onDone={onDone} />,
    name: () => <NameForm onDone={onDone} />,
    logo: () => <Lead step="logo" draft={draft} />,
    colours: () => <Lead step="colours" draft={draft} />,
    contact: () => <ContactForm onDone={onDone} />,
    email: () => <EmailTest />,
    service: () => <Lead step="service" draft={draft} />,
    product: () => <Lead step="product" draft={draft} />,
    online: () => <GoOnline setup={setup} onDone={onDone} />,
  }
  return bodies[step]()
}

type Draft = Setup['steps'][number]['draft']
type StepBodyProps = { step: SetupStep; draft: Draft; setup: Setup; onDone: () => void }

function Lead({ step, draft }: { step: SetupStep; draft: Draft }) {
  return (
    <Button
      component={Link}
      to={stepPlace(step, draft)}
      state={fromSetup}
      rightSection={<IconArrowRight size={18} aria-hidden />}
    >
      {draft ? setupTexts.openDraft : setupTexts.steps[step].action}
    </Button>
  )
}

/** Done when a mail server has taken the mail: nobody else can tell. */
function EmailTest() {
  const { mutate } = useNoteStep()
  const noteDone = () => {
    // The step closes, and its result of the test email with it.
    toastDone(supportTexts.testMail.accepted)
    mutate({ step: 'email', state: 'done' })
  }
  return <TestMail onAccepted={noteDone} />
}
