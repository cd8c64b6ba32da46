import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const good = { DATABASE_URL: 'postgres://busbar:a-real-one@127.0.0.1/busbar' }

test('A15: a start without a needed variable, or with the example secret, stops and names the variable', () => {
  expect(() => readConfig({})).toThrow(/DATABASE_URL/)
  expect(() => readConfig({ DATABASE_URL: 'postgres://busbar:secret@127.0.0.1/busbar' })).toThrow(
    /DATABASE_URL/,
  )
  expect(() => readConfig({ ...good, PORT: 'many' })).toThrow(/PORT/)
  expect(() => readConfig({ ...good, SMTP_URL: 'http://mail.example' })).toThrow(/SMTP_URL/)
})

test('production is what nobody asked otherwise for', () => {
  expect(readConfig(good)).toMatchObject({ mode: 'production', host: '127.0.0.1', port: 3000, demo: null })
})

test('the public address carries no slash at its end', () => {
  expect(readConfig({ ...good, PUBLIC_URL: 'https://www.example.com/' }).publicUrl).toBe(
    'https://www.example.com',
  )
})

test('the example file names every variable that there is', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
  const known = [...source.matchAll(/^ {4}([A-Z_]+): z/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(known.filter((name) => name !== 'NODE_ENV').sort())
})
