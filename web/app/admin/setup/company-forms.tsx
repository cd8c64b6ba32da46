import { type Company, type CompanyInput, companyInput, defaults, limits } from '@busbar/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCompanySettings, useSaveCompany } from '../api/company.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { Loaded } from '../parts/loaded.tsx'
import { toastFailed } from '../parts/toasts.tsx'
import { companyTexts } from '../settings/texts.ts'
import styles from './screen.module.css'
import { setupTexts } from './texts.ts'
import { readSetupAgain } from './use-setup.ts'

type FormProps = { onDone: () => void }

export function NameForm({ onDone }: FormProps) {
  return (
    <Loaded query={useCompanySettings()} texts={setupTexts}>
      {(company) => <Name company={company} onDone={onDone} />}
    </Loaded>
  )
}

export function ContactForm({ onDone }: FormProps) {
  return (
    <Loaded query={useCompanySettings()} texts={setupTexts}>
      {(company) => <Contact company={company} onDone={onDone} />}
    </Loaded>
  )
}

function Name({ company, onDone }: FormProps & { company: Company }) {
  // Nobody has said it: the site shows the default, the field is empty.
  const [name, setName] = useState(company.name === defaults.company.name ? '' : company.name)
  const { submit, errors, isPending } = useSave({ name }, onDone)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={companyTexts.name}
        placeholder={companyTexts.namePlaceholder}
        maxLength={limits.text.name}
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" loading={isPending} disabled={!name.trim()}>
        {setupTexts.save}
      </Button>
    </form>
  )
}

function Contact({ company, onDone }: FormProps & { company: Company }) {
  const [email, setEmail] = useState(company.email ?? '')
  const [phone, setPhone] = useState(company.phone ?? '')
  const [address, setAddress] = useState(company.address ?? '')
  const { submit, errors, isPending } = useSave({ email, phone, address }, onDone)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={fieldsTexts.email}
        type="email"
        maxLength={limits.contact.email}
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextInput
        label={companyTexts.phone}
        type="tel"
        maxLength={limits.company.phone}
        value={phone}
        error={errors.phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Textarea
        label={companyTexts.address}
        autosize
        minRows={2}
        maxLength={limits.text.short}
        value={address}
        error={errors.address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {setupTexts.save}
      </Button>
    </form>
  )
}

/** Saves a few fields of the company, and says at each what is wrong with it. */
function useSave(input: CompanyInput, onDone: () => void) {
  const { mutateAsync, isPending } = useSaveCompany()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = companyInput.safeParse(input)
    const found = checked.success ? [] : checked.error.issues
    setErrors(Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message])))
    if (!checked.success) return
    try {
      await mutateAsync({ input })
      await readSetupAgain()
      onDone()
    } catch (error) {
      toastFailed(setupTexts.saveFailed, error)
    }
  }
  return { submit, errors, isPending }
}
