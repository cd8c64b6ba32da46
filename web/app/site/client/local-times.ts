import { dayAndTime, sheetOf } from '../categories/event-times.ts'

/** Where the company has named no time zone, pages are published in UTC, and the browser tells the visitor's own time. */
export function tellLocalTimes() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-local-time]')) {
    const { localTime = '', part } = element.dataset
    element.textContent = part ? sheetOf(localTime)[part as 'day' | 'month'] : dayAndTime(localTime)
  }
}
