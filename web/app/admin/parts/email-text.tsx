import { Fragment } from 'react'

/** An email address that may break after its signs where there is little room, but never within a word. */
export function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?<=[@._-])/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place; two may read the same
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
