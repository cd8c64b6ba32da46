import { HostName } from './host-name.tsx'

/** An address to write to. It goes on in the next line after its `@` or before a dot rather than anywhere. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  const [mailbox, host = ''] = email.split('@')
  return (
    <a className={className} href={`mailto:${email}`}>
      {/* One thing, also where the link lays out what is in it. */}
      <span>
        {mailbox}@<wbr />
        <HostName name={host} />
      </span>
    </a>
  )
}
