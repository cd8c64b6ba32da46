export type Finding = {
  about: string
  state: 'ok' | 'warning' | 'failed'
  found: string
  /** What to do about it. */
  mend?: string
}
