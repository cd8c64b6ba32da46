import { expect, test } from 'vitest'
import { iconShape } from '../../images/image-shapes.ts'
import { imagesTexts } from '../../images/texts.ts'
import { lookTexts } from './texts.ts'

test('A12: one size is recommended for the icon: that of the largest one made of it', () => {
  const said = `${lookTexts.iconHint} ${imagesTexts.recommended(iconShape)}`
  expect(said.match(/\d+\D\d+/g)).toEqual(['512x512'])
})
