import { createSecretBox } from '../src/platform/secrets/secret-box.ts'

/** The key of applications under test. */
export const testEncryption = { key: Buffer.alloc(32, 'k'), previousKey: null }

export const testSecrets = createSecretBox(testEncryption)
