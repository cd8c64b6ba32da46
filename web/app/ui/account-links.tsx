import { texts } from '@busbar/contract'
import { leave } from '../api/use-signed-in.ts'

/** The way into the back office and out of it, for who is signed in. They look as `className` says. */
export function AccountLinks({ className }: { className: string }) {
  return (
    <>
      <a className={className} href="/admin">
        {texts.site.topBar.admin}
      </a>
      <button className={className} type="button" onClick={() => void leave()}>
        {texts.site.topBar.logout}
      </button>
    </>
  )
}
