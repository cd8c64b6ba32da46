import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { optionalText } from '../fields/common-shapes.ts'

/** A code of the classification ETIM, such as `EF000227`. */
export function etimCode(prefix: 'EC' | 'EF' | 'EV') {
  const shape = new RegExp(`^${prefix}\\d{6}$`)
  return optionalText(limits.catalogue.etimCode).refine(
    (code) => !code || shape.test(code),
    texts.rules.catalogue.etimInvalid(`${prefix}000227`),
  )
}
