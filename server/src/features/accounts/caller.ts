import type { FastifyRequest } from 'fastify'

/** Who is at the other end of a request, before anybody is signed in. */
export type Caller = { address: string; device: string }

export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, device: deviceOf(request.headers['user-agent'] ?? '') }
}

/** The browser and system in a few words, as a person would say it: `Firefox on Windows`. */
function deviceOf(userAgent: string) {
  const browser = firstOf(userAgent, {
    'Edg/': 'Edge',
    'OPR/': 'Opera',
    'Firefox/': 'Firefox',
    'Chrome/': 'Chrome',
    'Safari/': 'Safari',
  })
  const system = firstOf(userAgent, {
    iPhone: 'iPhone',
    iPad: 'iPad',
    Android: 'Android',
    Windows: 'Windows',
    'Mac OS': 'Mac',
    Linux: 'Linux',
  })
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

function firstOf(text: string, names: Record<string, string>) {
  return Object.entries(names).find(([mark]) => text.includes(mark))?.[1]
}
