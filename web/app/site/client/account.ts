import { onTokenChange } from '../../api/session-token.ts'
import { isSignedIn, storedToken } from '../../api/signed-in.ts'

/**
 * Shows the link to the back office to signed-in users, once the server has confirmed the session. Without a stored token
 * nothing is asked and nothing is fetched: nearly every visitor has none.
 */
export function showAccount() {
  const links = document.querySelector<HTMLElement>('[data-account]')
  if (!links) return
  const show = async () => {
    const token = storedToken()
    const isAccepted = token !== null && (await isSignedIn())
    links.hidden = !isAccepted || storedToken() !== token
  }
  void show()
  onTokenChange(() => void show())
  links.querySelector('button')?.addEventListener('click', async () => {
    const { signOut } = await import('../../api/sign-out.ts')
    await signOut()
  })
}
