import { onTokenChange } from '../../api/session-token.ts'
import { storedToken } from '../../api/signed-in.ts'
import styles from './edit-bar.module.css'
import { type Editable, findEditable } from './editable.ts'
import { showPencils } from './pencils.ts'
import { editingTexts as texts } from './texts.ts'

const hiddenKey = 'pencils-hidden'

/**
 * A bar with everything of this page that can be edited, and a pencil at each of them. Shown once the server has said
 * who is signed in, and gone with the session.
 */
export async function showEditBar() {
  const editable = await findEditable()
  if (editable.length === 0 || !storedToken()) return
  const pencils = showPencils(editable)
  const all = make('aside', { ariaLabel: texts.bar })
  const bar = make('div', { className: styles.bar })
  const [first] = editable
  if (first?.record?.path === window.location.pathname)
    bar.append(link(first, texts.editOwn(first.record.kind), styles.main))
  bar.append(listOf(editable), toggleOf(pencils.layer))
  all.append(bar, pencils.layer)
  // First in the order of the keyboard, after the way to the content.
  document.querySelector('a[href="#content"]')?.after(all)
  leaveRoom(bar.offsetHeight + 16)
  const stop = onTokenChange(() => {
    if (storedToken()) return
    stop()
    all.remove()
    pencils.stop()
    leaveRoom(0)
  })
}

/** Below the page, and below the opening that fills the window. */
function leaveRoom(height: number) {
  document.body.style.paddingBottom = `${height}px`
  document.documentElement.style.setProperty('--covered-below', `${height}px`)
}

function listOf(editable: Editable[]) {
  const details = make('details', { className: styles.list, name: 'edit-bar' })
  const items = make('ul', {})
  items.append(
    ...editable.map((one) => {
      const item = make('li', {})
      item.append(link(one, one.title, styles.item, one.record?.kind))
      return item
    }),
  )
  details.append(make('summary', { textContent: texts.onThisPage(editable.length) }), items)
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    if (!details.contains(target as Node)) details.open = false
  })
  return details
}

/** Hiding the pencils shows all pages as visitors see them, until they are shown again. */
function toggleOf(layer: HTMLElement) {
  const button = make('button', { type: 'button', className: styles.toggle })
  const show = () => {
    const isHidden = localStorage.getItem(hiddenKey) !== null
    button.textContent = isHidden ? texts.show : texts.hide
    layer.hidden = isHidden
  }
  button.addEventListener('click', () => {
    if (localStorage.getItem(hiddenKey) === null) localStorage.setItem(hiddenKey, '1')
    else localStorage.removeItem(hiddenKey)
    show()
  })
  show()
  return button
}

function link({ href }: Editable, label: string, className: string | undefined, kind?: string) {
  const made = make('a', { href, className, textContent: label })
  if (kind) made.append(make('small', { textContent: kind }))
  return made
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  return Object.assign(document.createElement(name), properties)
}
