import { z } from 'zod'
import { sentenceOf } from './texts/validation.ts'

// zod speeds itself up with `new Function`, which the script policy of our pages forbids. Every schema of the
// contract imports zod from here, so that this is said before the first is made.
z.config({ jitless: 'document' in globalThis, customError: sentenceOf })

export { z }
