import { beforeEach, expect, test, vi } from 'vitest'
import { createTypedAhead } from './typed-ahead.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
})

/** Whether the key got through to what has the focus. */
function press(key: string, held: object = {}) {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...held })
  page.dispatchEvent(event)
  return !event.defaultPrevented
}

test('A11: what is typed while the field is on its way is kept for it, and for nothing else', () => {
  const typedAhead = createTypedAhead()
  typedAhead.start()
  // A second press of the shortcut begins nothing anew.
  typedAhead.start()
  const passed = [...'thermos', 'Backspace', 'Shift', 'Enter'].map((key) => press(key))
  expect(passed).toEqual([...Array(8).fill(false), true, false])
  expect(press('r', { ctrlKey: true })).toBe(true)
  expect(typedAhead.stop()).toBe('thermo')
  expect(press('x')).toBe(true)
  expect(typedAhead.stop()).toBe('')
})

test('whoever gives up has their keys back', () => {
  const typedAhead = createTypedAhead()
  for (const giveUp of [() => press('Escape'), () => page.dispatchEvent(new Event('pointerdown'))]) {
    typedAhead.start()
    press('a')
    giveUp()
    expect(press('b')).toBe(true)
    expect(typedAhead.stop()).toBe('')
  }
})
