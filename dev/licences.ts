/** The packages of a lock file, as npm writes them. */
export type LockFile = { packages: Record<string, { license?: string; link?: boolean }> }

/** Permissive: each asks for its notice to be kept, and no more. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
])

/** Licences that ask for more, the packages that may have them, and why that is no burden. */
const exceptions: { licence: string; packages: RegExp; reason: string }[] = [
  {
    licence: 'MPL-2.0',
    packages: /^(axe-core|ical\.js)$/,
    reason: 'Only tests use it, unchanged.',
  },
  {
    licence: 'MPL-2.0',
    packages: /^lightningcss(-.+)?$/,
    reason: 'Only the build uses it, unchanged.',
  },
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-(libvips-.+|win32-.+|wasm32)$/,
    reason: 'libvips, the image library behind sharp: a shared library, unchanged, which anyone can replace.',
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    reason: 'Data about browsers, which only the build reads.',
  },
  {
    licence: 'none',
    packages: /^png-js$/,
    reason: 'Its LICENSE file is the MIT licence; only its package.json does not name it.',
  },
]

/** Every package whose licence we may not use, with that licence. Workspaces are ours and have none. */
export function refusedPackages({ packages }: LockFile) {
  return Object.entries(packages).flatMap(([path, { license, link }]) => {
    const [, name] = path.match(/(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/) ?? []
    const licence = license || 'none'
    return !name || link || isAccepted(licence, name) ? [] : [{ name, licence }]
  })
}

/** Reads an SPDX expression: one side of an OR is enough, an AND needs both. Anything else is refused. */
function isAccepted(expression: string, name: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  const accepted = either()
  return accepted && tokens.length === 0

  function either(): boolean {
    let result = both()
    while (tokens[0] === 'OR') {
      tokens.shift()
      result = both() || result
    }
    return result
  }

  function both(): boolean {
    let result = one()
    while (tokens[0] === 'AND') {
      tokens.shift()
      result = one() && result
    }
    return result
  }

  function one(): boolean {
    const token = tokens.shift() ?? ''
    if (token !== '(') return permissive.has(token) || isException(token, name)
    const result = either()
    return tokens.shift() === ')' && result
  }
}

function isException(licence: string, name: string) {
  return exceptions.some((exception) => exception.licence === licence && exception.packages.test(name))
}
