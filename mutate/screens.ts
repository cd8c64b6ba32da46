import type { Guard, TestName } from './guard.ts'

const admin = 'web/app/admin'
const site = 'web/app/site'
const journeys = 'e2e/journeys'

/**
 * What holds on the screens and on the public site, each with a fault and the browser journey that must notice it. All
 * faults are planted together: each has a journey of its own, and is so local that it breaks no other's.
 */
export const screens: Guard[] = [
  {
    guard: 'the products advance every 5 seconds',
    file: 'contract/src/limits.ts',
    find: 'carousel: { advanceEvery: 5000,',
    replace: 'carousel: { advanceEvery: 6000,',
    noticedBy: [`${journeys}/site/products.spec.ts`, 'it advances every 5 s and wraps around'],
  },
  {
    guard: 'events come with the newest first',
    file: `${site}/categories/split-events.ts`,
    find: 'timeOf(other) - timeOf(one)',
    replace: 'timeOf(one) - timeOf(other)',
    noticedBy: [`${journeys}/site/categories.spec.ts`, 'events are upcoming when their date is after now'],
  },
  {
    guard: 'the contact form keeps what was typed when it cannot be sent',
    file: `${site}/contact/use-contact-form.ts`,
    find: "setState({ kind: 'failed', ...whyNotSent(error) })",
    replace: "form.reset()\n      setState({ kind: 'failed', ...whyNotSent(error) })",
    noticedBy: [`${journeys}/site/contact.spec.ts`, 'after 30 seconds without an answer it says so'],
  },
  {
    guard: 'the hints of the contact form stand out from their ground',
    file: `${site}/contact/contact-form.module.css`,
    find: 'line-height: 1.5;\n  color: var(--on-dark-quiet);',
    replace: 'line-height: 1.5;\n  color: var(--graphite);',
    noticedBy: [`${journeys}/site/contact.spec.ts`, 'the contact page is accessible and fits at every width'],
  },
  {
    guard: 'a screen reader names each image of a product',
    file: `${site}/products/gallery.tsx`,
    find: '<VisuallyHidden>{which}</VisuallyHidden>',
    replace: '',
    noticedBy: [`${journeys}/site/product.spec.ts`, 'is accessible on a phone and on a desktop'],
  },
  {
    guard: "the dialog of a product says that its details can't be fetched",
    file: `${site}/products/product-dialog.tsx`,
    find: '{failure && <p role="alert">{failure}</p>}',
    replace: '',
    noticedBy: [`${journeys}/site/product.spec.ts`, 'says so when the details cannot be fetched'],
  },
  {
    guard: 'the privacy page fits a phone',
    file: `${site}/privacy/privacy.module.css`,
    find: 'max-width: 42rem;',
    replace: 'min-width: 26rem;\n  max-width: 42rem;',
    noticedBy: [`${journeys}/site/website.spec.ts`, 'nothing scrolls sideways at any width'],
  },
  {
    guard: 'whoever signs in gets the page they asked for',
    file: `${admin}/sign-in/login.tsx`,
    find: "const enter = () => navigate(returnUrl(parameters.get('from')), { replace: true })",
    replace: "const enter = () => navigate('/admin', { replace: true })",
    noticedBy: [`${journeys}/accounts/sign-in.spec.ts`, 'who is not signed in is sent to the sign-in'],
  },
  {
    guard: 'a phone offers the code of the authenticator app',
    file: `${admin}/sign-in/second-factor-field.tsx`,
    find: "'one-time-code'",
    replace: "'on'",
    noticedBy: [
      `${journeys}/accounts/two-factor.spec.ts`,
      'two-factor sign-in is turned on and takes a code',
    ],
  },
  {
    guard: 'signing in or out in one tab is noticed in the others',
    file: 'web/app/api/session-token.ts',
    find: "  window.addEventListener('storage', onStorage)\n",
    replace: '',
    noticedBy: [`${journeys}/accounts/own-account.spec.ts`, 'by signing out in another tab is told here'],
  },
  {
    guard: 'the security log names who did it',
    file: `${admin}/users/security-log.tsx`,
    find: '<EmailText email={actorName} />',
    replace: '<EmailText email={userName} />',
    noticedBy: [
      `${journeys}/accounts/users.spec.ts`,
      'the security log tells what happened, to whom and by whom',
    ],
  },
  {
    guard: 'the columns of the messages have their order',
    file: `${admin}/messages/screen.tsx`,
    find: 'columns={columnsOf(opened.addressOf)}',
    replace: 'columns={columnsOf(opened.addressOf).toReversed()}',
    noticedBy: [
      `${journeys}/inbox/messages.spec.ts`,
      'the table, the search box, the status filter and Refresh',
    ],
  },
  {
    guard: 'what is done with a message is told in a toast',
    file: `${admin}/messages/use-message-actions.ts`,
    find: '          onSuccess: () => toastDone(done, undo && (() => change.mutate({ message, action: undo }))),\n',
    replace: '',
    noticedBy: [
      `${journeys}/inbox/messages.spec.ts`,
      'mark read, archive, the bell after each, and what is said when that fails',
    ],
  },
  {
    guard: "a partner's website opens in a new tab",
    file: `${admin}/partners/screen.tsx`,
    find: ' target="_blank"',
    replace: '',
    noticedBy: [
      `${journeys}/records/partners.spec.ts`,
      'the table has the specified columns, and a website opens',
    ],
  },
  {
    guard: 'an empty list says how to begin',
    file: `${admin}/records/record-texts.ts`,
    find: 'Get started by adding a new',
    replace: 'There is no',
    noticedBy: [`${journeys}/records/partners.spec.ts`, 'searching and an empty result'],
  },
  {
    guard: 'a client is deleted once somebody agreed',
    file: `${admin}/clients/delete-client.ts`,
    find: 'const isDone = await confirm({',
    replace: 'await remove(_id)\n    const isDone = true || ({',
    noticedBy: [`${journeys}/records/clients.spec.ts`, 'Delete Client names the client'],
  },
  {
    guard: 'what was done to several records can be undone',
    file: `${admin}/records/bulk/use-bulk.ts`,
    find: 'toastDone(done(chosen.length), () => write(from, () => toastDone(words.changedBack)))',
    replace: 'toastDone(done(chosen.length))',
    noticedBy: [`${journeys}/records/products.spec.ts`, 'a price is changed where it stands'],
  },
  {
    guard: 'the cursor goes back to what opened an editor',
    file: `${admin}/records/editor/edit-form.ts`,
    find: '  useFocusReturn()\n',
    replace: '',
    noticedBy: [
      `${journeys}/admin/keyboard.spec.ts`,
      'a product is added, edited and deleted with the keyboard alone',
    ],
  },
  {
    guard: 'Esc closes the dialog that crops an image',
    file: `${admin}/images/crop-dialog.tsx`,
    find: 'title={imagesTexts.cropTitle}',
    replace: 'title={imagesTexts.cropTitle}\n      closeOnEscape={false}',
    noticedBy: [`${journeys}/admin/unsaved.spec.ts`, 'Esc closes one layer at a time'],
  },
  {
    guard: 'a record with a draft has a badge',
    file: `${admin}/drafts/draft-badge.tsx`,
    find: 'return kind && <DraftBadge',
    replace: "return kind === 'deleted' && <DraftBadge",
    noticedBy: [`${journeys}/drafts/drafts.spec.ts`, 'what is typed is previewed and kept as a draft'],
  },
]

/** Journeys that need nothing of it, on the site and in the back office: where they fail, more is broken than planted. */
export const untouched: TestName[] = [
  [`${journeys}/site/team.spec.ts`, 'members come in the order of the API'],
  [`${journeys}/admin/shell.spec.ts`, 'the user menu has name, email, Settings and Sign out'],
]
