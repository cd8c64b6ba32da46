import { limits } from '../../limits.ts'
import { z } from '../../zod.ts'
import { optionalText } from '../fields/common-shapes.ts'

/** Where the company is. */
export const map = z.strictObject({ heading: optionalText(limits.text.name).default(null) })
