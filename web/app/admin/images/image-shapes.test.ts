import { expect, test } from 'vitest'
import { lookTexts } from '../settings/look/texts.ts'
import { iconShape } from './image-shapes.ts'
import { imagesTexts } from './texts.ts'

test('A12: one size is recommended for the icon: that of the largest one made of it', () => {
  const said = `${lookTexts.iconHint} ${imagesTexts.recommended(iconShape)}`
  expect(said.match(/\d+\D\d+/g)).toEqual(['512x512'])
})
