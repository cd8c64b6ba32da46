import type { Config } from '../../platform/config.ts'

/** What an operator may ask of accounts beyond the specification. */
export type AccountRules = Config['accounts']
