// No zod in here: the public site turns stored values into addresses, and must not ship the validation library.

/** The address to link to: `https://` is prepended where a person left it out. */
export function webAddress(value: string) {
  return hasScheme(value) ? value : `https://${value}`
}

/** Whether an address says how to reach it (`https://…`) or is only a host or path. */
export function hasScheme(value: string) {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(value)
}
