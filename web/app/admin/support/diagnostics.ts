import type { Support } from '@busbar/contract'

/** All that helps somebody else to help, as plain text. It is made of an answer that holds no secret. */
export function diagnosticsOf({ version, node, startedAt, checkedAt, publicUrl, checks }: Support) {
  const { userAgent, language } = navigator
  const lines = [
    `Busbar ${version}, Node ${node}`,
    `Website: ${publicUrl}`,
    `Started: ${startedAt}`,
    `Checked: ${checkedAt}`,
    '',
    ...checks.map(({ part, state, reason, took, facts }) => {
      const found = Object.entries(facts).map(([name, value]) => `${name} ${value}`)
      return `${part}: ${[reason ? `${state} (${reason})` : state, `${took} ms`, ...found].join(', ')}`
    }),
    '',
    `Browser: ${userAgent}`,
    `Window: ${window.innerWidth}x${window.innerHeight}, ${language}`,
  ]
  return lines.join('\n')
}
