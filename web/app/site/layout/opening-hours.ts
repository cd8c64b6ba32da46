const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/**
 * Opening hours as search engines read them: 'Mo-Fr 08:00-17:00' of 'Monday to Friday 8:00–17:00'. A line in other words
 * is for people alone.
 */
export function readableHours(text: string) {
  return text.split('\n').flatMap((line) => {
    const [, from = '', to = '', start = '', end = ''] = pattern.exec(line.trim()) ?? []
    const [first, last] = [dayOf(from), dayOf(to || from)]
    if (!first || !last || !start) return []
    return `${first === last ? first : `${first}-${last}`} ${timeOf(start)}-${timeOf(end)}`
  })
}

const day = '([a-z]{2,9})\\.?'
const time = '(\\d{1,2}[:.]\\d{2})'
const until = '\\s*(?:-|–|to|until)\\s*'
const pattern = new RegExp(`^${day}(?:${until}${day})?[\\s:,]+${time}${until}${time}$`, 'i')

function dayOf(name: string) {
  const named = days.filter((one) => name.toLowerCase().startsWith(one.toLowerCase()))
  return named.length === 1 ? named[0] : undefined
}

const timeOf = (text: string) => text.replace('.', ':').padStart(5, '0')
