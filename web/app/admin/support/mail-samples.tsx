import type { MailSample } from '@busbar/contract'
import { NavLink, SegmentedControl, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useMailSamples } from '../api/support.ts'
import { LoadedPanel } from '../parts/loaded.tsx'
import { MailPreview } from '../parts/mail-preview.tsx'
import styles from './mail-samples.module.css'
import { supportTexts } from './texts.ts'

const mailsTexts = supportTexts.mails

/** Every kind of mail that leaves from here, to look at. */
export function MailSamples() {
  const samples = useMailSamples()
  return (
    <>
      <Text c="dimmed" mb="lg">
        {mailsTexts.hint}
      </Text>
      <LoadedPanel query={samples} texts={mailsTexts}>
        {(mails) => <Chooser mails={mails} />}
      </LoadedPanel>
    </>
  )
}

function Chooser({ mails }: { mails: MailSample[] }) {
  const [kind, setKind] = useState(mails[0]?.kind)
  const shown = mails.find((mail) => mail.kind === kind)
  return (
    <div className={styles.halves}>
      <nav aria-label={mailsTexts.list} className={styles.list}>
        {mails.map((mail) => (
          <NavLink
            key={mail.kind}
            component="button"
            type="button"
            label={mailsTexts.kinds[mail.kind].label}
            active={mail.kind === kind}
            aria-current={mail.kind === kind ? 'true' : undefined}
            onClick={() => setKind(mail.kind)}
          />
        ))}
      </nav>
      {shown && <Shown key={shown.kind} mail={shown} />}
    </div>
  )
}

function Shown({ mail }: { mail: MailSample }) {
  const [form, setForm] = useState<'html' | 'text'>('html')
  const { label, when } = mailsTexts.kinds[mail.kind]
  return (
    <div className={styles.shown}>
      <Title order={2} size="h3">
        {label}
      </Title>
      <Text size="sm" c="dimmed">
        {when}
      </Text>
      <Text size="sm" mt="xs">
        {mailsTexts.subject}: <strong>{mail.subject}</strong>
      </Text>
      <SegmentedControl
        aria-label={mailsTexts.form}
        size="xs"
        my="sm"
        mr="sm"
        value={form}
        onChange={setForm}
        data={[
          { value: 'html', label: mailsTexts.forms.html },
          { value: 'text', label: mailsTexts.forms.text },
        ]}
      />
      {form === 'html' ? (
        <MailPreview html={mail.html} title={label} />
      ) : (
        <pre className={styles.text}>{mail.text}</pre>
      )}
    </div>
  )
}
