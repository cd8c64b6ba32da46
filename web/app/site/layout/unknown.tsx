import { redirect } from 'react-router'

/** Any unknown path leads home. */
export function loader() {
  return redirect('/', { status: 302, headers: { 'cache-control': 'no-store' } })
}

/** The same within a page that is open, without asking the server. */
export function clientLoader() {
  return redirect('/')
}

export default function Unknown() {
  return null
}
