/** `Mon 4 May 2026, 14:30 UTC`, in the reader's zone unless one is named. */
export function dayAndTime(date: string, timeZone?: string) {
  const day = format(date, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const time = format(date, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone })
  return `${day}, ${time}`
}

/** The words on a sheet of a wall calendar. */
export function sheetOf(date: string, timeZone?: string) {
  return {
    day: format(date, { day: '2-digit', timeZone }),
    month: format(date, { month: 'short', year: 'numeric', timeZone }),
  }
}

function format(date: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(date)).replace(',', '')
}
