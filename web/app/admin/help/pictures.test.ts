import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { guides } from '@busbar/contract'
import { expect, test } from 'vitest'

test('every step has the picture it names, and no picture is left over', () => {
  const files = readdirSync(join(import.meta.dirname, 'pictures'))
  const named = guides.flatMap(({ steps }) =>
    steps.flatMap(({ picture }) => (picture ? `${picture}.webp` : [])),
  )
  expect(files.sort(), 'run npm run screenshots').toEqual(named.sort())
})
