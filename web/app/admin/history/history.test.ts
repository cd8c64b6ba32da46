import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'
import { changesIn } from './changes-in.ts'
import { fieldName } from './field-name.ts'
import { printed } from './printed.ts'

test('a field is called what people call it', () => {
  const names = ['shortDescription', 'logoUrl', 'linkedin'].map((field) => fieldName(field))
  expect(names).toEqual(['Short description', 'Logo', 'LinkedIn'])
})

test('a field of a content type is called what that calls it', () => {
  const calls = (...fields: string[]) => fields.map((field) => fieldName(field, 'products'))
  expect(calls('status', 'images', 'shareImage', 'shortDescription', 'unheardOf')).toEqual([
    'Visibility',
    'More images',
    'Sharing image',
    'Short description',
    'Unheard of',
  ])
})

test('of a field with parts, the parts that changed are told', () => {
  const before = { facebook: 'https://f.example', youtube: null }
  const after = { facebook: 'https://f.example', youtube: 'https://y.example' }
  expect(changesIn([{ field: 'socialMedia', before, after }], 'company')).toEqual([
    { field: 'youtube', label: 'YouTube', before: null, after: 'https://y.example' },
  ])
  expect(
    changesIn([{ field: 'logo', before: null, after: { imageUrl: 'a.webp' } }], 'company'),
  ).toMatchObject([{ label: 'Image', after: 'a.webp' }])
})

test('of values by their characteristic, those that changed, each about that', () => {
  const value = (number: string) => ({ kind: 'number', relation: 'is', value: number, unit: 'kV' })
  const before = { voltage: value('12000'), weight: value('3') }
  const after = { voltage: value('24000'), weight: value('3') }
  expect(changesIn([{ field: 'values', before, after }], 'products')).toEqual([
    {
      field: 'values',
      label: 'Characteristics',
      about: 'voltage',
      before: value('12000'),
      after: value('24000'),
    },
  ])
})

test('of a list, what went and what came; of another order, both', () => {
  const [one, two, three] = ['One', 'Two', 'Three'].map((question) => ({ question, answer: 'Yes.' }))
  expect(changesIn([{ field: 'faq', before: [one, two], after: [two, three] }], 'company')).toMatchObject([
    { label: 'Questions', before: [one], after: [three] },
  ])
  expect(changesIn([{ field: 'faq', before: [one, two], after: [two, one] }], 'company')).toMatchObject([
    { before: [one, two], after: [two, one] },
  ])
})

test('of a long text, the words that changed among their neighbours', () => {
  const said = (count: number) =>
    `We have built switchgear for works and utilities with a team of ${count} engineers in three cities since 1994.`
  expect(changedPart(said(20), said(25))).toEqual({
    start: '… and utilities with a team of',
    before: '20',
    after: '25',
    end: 'engineers in three cities since 1994.',
  })
  expect(changedPart('One two', 'One two three')).toEqual({
    start: 'One two',
    before: '',
    after: 'three',
    end: '',
  })
})

test('a value is printed in words: no markup, no code', () => {
  expect([true, '', [], '<p>Fuses &amp; <b>more</b></p>', { lat: 1, lng: 2 }].map(printed)).toEqual([
    'yes',
    'nothing',
    'nothing',
    'Fuses & more',
    '1 · 2',
  ])
})
