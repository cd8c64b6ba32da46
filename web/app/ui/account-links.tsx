import { texts } from '@busbar/contract'
import { signOut } from '../api/sign-out.ts'

/** Links to the back office and to sign out, for signed-in users. They look as `className` says. */
export function AccountLinks({ className }: { className: string }) {
  return (
    <>
      <a className={className} href="/admin">
        {texts.site.topBar.admin}
      </a>
      <button className={className} type="button" onClick={() => void signOut()}>
        {texts.site.topBar.logout}
      </button>
    </>
  )
}
