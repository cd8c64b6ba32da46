import { Fragment } from 'react'

/** An address to write to. It goes on in the next line after its `@` or before a dot rather than anywhere. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  const [mailbox, host = ''] = email.split('@')
  return (
    <a className={className} href={`mailto:${email}`}>
      {mailbox}@<wbr />
      {host.split('.').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {index > 0 && '.'}
          {part}
        </Fragment>
      ))}
    </a>
  )
}
