import type { SpamReason } from '@busbar/contract'
import { disposableDomains, messengers } from './hosts.ts'
import { phrases } from './phrases.ts'

export type Words = Record<'name' | 'email' | 'subject' | 'message', string>
export type Signal = { reason: SpamReason; points: number }

const most = { links: 4, talk: 8 }

/** What the words of a message say for spam. Nothing here ever runs long: see A48. */
export function contentSignals({ name, email, subject, message }: Words): Signal[] {
  const own = email.slice(email.lastIndexOf('@') + 1)
  const text = `${subject}\n${message}`
  const hosts = hostsIn(text)
  const talk = talkPoints(`${name}\n${text}`)
  const signals: Signal[] = [
    { reason: 'link-in-name', points: hostsIn(name).length > 0 ? 5 : 0 },
    { reason: 'markup', points: /<a\s[^>]{0,200}href|\[(?:url|link)[=\]]/i.test(text) ? 5 : 0 },
    { reason: 'many-links', points: linkPoints(hosts, own) + (hosts.length > 0 && talk > 1 ? 1 : 0) },
    { reason: 'hidden-link', points: hosts.some((host) => messengers.has(host)) ? 3 : 0 },
    { reason: 'throwaway-address', points: disposableDomains.has(own) ? 3 : 0 },
    { reason: 'sales-talk', points: talk },
    { reason: 'other-script', points: isMostlyForeign(text) ? 2 : 0 },
    { reason: 'shouting', points: shoutPoints(text) },
  ]
  return signals.filter(({ points }) => points > 0)
}

/** The hosts of all links, with or without a scheme. A host after an @ is part of an address, not a link. */
function hostsIn(text: string) {
  const links = text.matchAll(
    /(?<![@\w.-])(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,5}(?:[a-z]{2,12}))(?=[/?#\s,;:!)\]]|\.?$|\.\s)/gim,
  )
  return [...links]
    .map(([link, host = '']) => ({ link, host: host.toLowerCase().replace(/^www\./, '') }))
    .filter(({ link, host }) => /^https?:/i.test(link) || /^www\./i.test(link) || endings.test(host))
    .map(({ host }) => host)
}

/** Endings that a word of a text hardly has by accident. */
const endings =
  /\.(?:com|net|org|info|biz|ru|cn|top|xyz|club|online|site|shop|store|icu|vip|live|pro|io|co|me|ly|cc|tk|ml|example)$/

function isOf(host: string, domain: string) {
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
}

/** A link or two to one's own site is a signature. */
function linkPoints(hosts: string[], own: string) {
  const foreign = hosts.filter((host) => !isOf(host, own)).length
  if (hosts.length > 3) return most.links
  return foreign > 1 ? 2 : foreign
}

function talkPoints(text: string) {
  const plain = text.toLowerCase().replace(/\s+/g, ' ')
  const sum = phrases.reduce((total, [pattern, points]) => total + (pattern.test(plain) ? points : 0), 0)
  return Math.min(sum, most.talk)
}

/** Whether a third of the letters are not Latin, on a site that is written in Latin ones. */
function isMostlyForeign(text: string) {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return foreign.length > 5 && foreign.length > letters.length / 3
}

function shoutPoints(text: string) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const isLoud = letters > 30 && capitals > letters * 0.7
  return (isLoud ? 1 : 0) + (/[!?]{3}|\${2}/.test(text) ? 1 : 0)
}
