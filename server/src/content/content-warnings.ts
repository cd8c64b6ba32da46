import type { ContentWarningKind } from '@busbar/contract'
import type { SQL } from 'drizzle-orm'

/** Something that may be wrong with content. */
export type ContentWarning = {
  kind: ContentWarningKind
  /** A select of what it concerns, as one column called `name`. */
  names: SQL
  /** Only who may change settings can do something about it. */
  isForAdministrators?: boolean
}
