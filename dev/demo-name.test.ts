import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The demo's content, what signs in to it, and what is shown with it. */
const demo = [
  /^server\/src\/demo\//,
  /^server\/demo\//,
  /^dev\/demo-sign-in\.ts$/,
  /^dev\/demo-name\.test\.ts$/,
  /^e2e\/journeys\/site\/website\.spec\.ts$/,
  /^e2e\/journeys\/operations\/first-hour\.spec\.ts$/,
]

/** A firm's own installation shows nothing of the firm that the demo made up. */
test("the demo firm's name stands in demo content and its tests alone", () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const holding = files
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|css|html|svg|md|ya?ml|conf|template|sh|sql)$/.test(file))
    .filter((file) => !demo.some((place) => place.test(file)))
    .filter((file) => /voltaris/i.test(readFileSync(join(root, file), 'utf8')))
  expect(holding).toEqual([])
})
