import { readFile } from 'node:fs/promises'
import type { CollectionName, CompanyInput, SiteSettingsInput } from '@busbar/contract'

/** What the demo is made of, as `server/demo/README.md` tells. */
export const demoFolder = new URL('../../demo/', import.meta.url)

/** A record as an export has it: it names others by their `_id`, which is not the one that they get here. */
export type DemoRecord = Record<string, unknown> & { _id?: string }

type DemoContent = {
  company: CompanyInput
  siteSettings: SiteSettingsInput
  collections: Partial<Record<CollectionName, DemoRecord[]>>
}

/** One of the JSON files that say what the demo says. */
export async function readDemoData(name: string): Promise<string> {
  return readFile(new URL(name, demoFolder), 'utf8')
}

/** The demo's content with the addresses that its images and files have here, and with days counted from today. */
export async function readDemoContent(addresses: Map<string, string>): Promise<DemoContent> {
  const today = new Date()
  return JSON.parse(await readDemoData('content.json'), (_field, value) => {
    if (typeof value?.inDays === 'number') return momentOf(value, today)
    return isAddress(value) ? addressOf(value, addresses) : value
  })
}

const isAddress = (value: unknown) => typeof value === 'string' && /^\/(uploads|files)\//.test(value)

function addressOf(written: string, addresses: Map<string, string>) {
  const address = addresses.get(written)
  if (!address) throw new Error(`The demo has no file for ${written}`)
  return address
}

export type Days = { inDays: number; hour: number; weekdays?: number[] }

/**
 * Counted from today, what is announced stays ahead and what is over stays behind. Nobody holds a fair at the weekend or
 * between the years, and families come on a Saturday.
 */
export function momentOf({ inDays, hour, weekdays = [1, 2, 3, 4, 5] }: Days, today: Date) {
  const date = new Date(today)
  date.setUTCDate(date.getUTCDate() + inDays)
  const isOff = () => isBetweenTheYears(date) || !weekdays.includes(date.getUTCDay())
  while (isOff()) date.setUTCDate(date.getUTCDate() + Math.sign(inDays))
  date.setUTCHours(hour, 0, 0, 0)
  return date.toISOString()
}

function isBetweenTheYears(date: Date) {
  const [month, day] = [date.getUTCMonth(), date.getUTCDate()]
  return (month === 11 && day > 20) || (month === 0 && day < 7)
}
