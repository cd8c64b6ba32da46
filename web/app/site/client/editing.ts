import { storedToken } from '../../api/signed-in.ts'

/** Pencils for signed-in users. Visitors have no token, so nothing is fetched for them. */
export function offerEditing() {
  // Not in a preview, whose address is another's and which may be shown beside a form already.
  const isPreview = window.self !== window.top || window.location.pathname.startsWith('/preview/')
  if (storedToken() && !isPreview)
    void import('../editing/edit-bar.ts').then(({ showEditBar }) => showEditBar()).catch(() => undefined)
}
