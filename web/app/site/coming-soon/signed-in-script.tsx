import { useContext } from 'react'
import { ScriptMark } from '../../ui/script-mark.ts'

/**
 * Signed-in users get a pass for this browser, and see the site. Only once in a while: where cookies are refused, the
 * page would reload forever.
 */
const script = `
try {
  const token = localStorage.getItem('token')
  const isRecent = Date.now() - Number(sessionStorage.getItem('site-pass')) < 10000
  if (token && !isRecent) {
    sessionStorage.setItem('site-pass', Date.now())
    fetch('/api/auth/site-pass', { method: 'POST', headers: { authorization: 'Bearer ' + token } })
      .then((answer) => answer.ok && location.reload())
      .catch(() => {})
  }
} catch {}
`

/** A browser that opens a page sends no token of the back office, so the page asks for a cookie in its stead. */
export function SignedInScript() {
  const mark = useContext(ScriptMark)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, without anything put into it
  return <script nonce={mark} dangerouslySetInnerHTML={{ __html: script }} />
}
