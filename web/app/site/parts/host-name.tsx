import { Fragment } from 'react'

/** The name of a host. It goes on in the next line before a dot rather than anywhere. */
export function HostName({ name }: { name: string }) {
  return name.split('.').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {index > 0 && '.'}
      {part}
    </Fragment>
  ))
}
