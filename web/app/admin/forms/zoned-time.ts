/** A moment as the browser's own field for date and time wants it, on the clocks of a time zone. */
export function clockTime(moment: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone }).format(moment)
  return written.replace(' ', 'T')
}

/** The moment at which the clocks of a time zone show this. An hour that they skip counts on from before it. */
export function momentAt(clock: string, timeZone: string): Date {
  const asUtc = Date.parse(`${clock}Z`)
  const ahead = (at: number) => Date.parse(`${clockTime(new Date(at), timeZone)}Z`) - at
  // Near a change of the clocks the first guess may be on its other side.
  const guess = asUtc - ahead(asUtc)
  const moment = asUtc - ahead(guess)
  return new Date(clockTime(new Date(moment), timeZone) === clock ? moment : Math.max(guess, moment))
}

/** A day, `2031-05-04`, in words: "May 4, 2031". */
export function nameOfDay(day: string): string {
  return new Date(`${day}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
}

const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
