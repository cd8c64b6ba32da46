const steps = ['major', 'minor', 'patch']

/** The version after `current`: one step of the three further, or the one that is named, which must be newer. */
export function nextVersion(current: string, wanted: string) {
  const now = numbersOf(current)
  const step = steps.indexOf(wanted)
  if (step >= 0) return now.map((number, at) => (at < step ? number : at === step ? number + 1 : 0)).join('.')
  if (!/^\d+\.\d+\.\d+$/.test(wanted)) throw new Error(`"${wanted}" is not major, minor, patch or a version`)
  const isNewer = numbersOf(wanted).reduce((order, number, at) => order || number - (now[at] ?? 0), 0) > 0
  if (!isNewer) throw new Error(`${wanted} is not newer than ${current}`)
  return wanted
}

/** The changelog with its unreleased changes under a heading of their own, and none unreleased. */
export function releaseChangelog(changelog: string, version: string, date: string) {
  const heading = '## [Unreleased]\n'
  const [before, rest, ...others] = changelog.split(heading)
  if (rest === undefined || others.length > 0) throw new Error('CHANGELOG.md needs one "## [Unreleased]"')
  const unreleased = rest.split(/^## /m)[0] ?? ''
  if (!/^- /m.test(unreleased)) throw new Error('CHANGELOG.md says nothing under "Unreleased"')
  return `${before}${heading}\n## [${version}] - ${date}\n${rest}`
}

/** The text of a package.json with another version; everything else keeps its form. */
export function withVersion(packageJson: string, version: string) {
  return packageJson.replace(/^( {2}"version": )".*"/m, `$1"${version}"`)
}

/** The text of package-lock.json with the version of the product and its workspaces. */
export function withLockedVersion(lockFile: string, workspaces: string[], version: string) {
  const lock = JSON.parse(lockFile)
  lock.version = version
  for (const folder of ['', ...workspaces]) lock.packages[folder].version = version
  return `${JSON.stringify(lock, null, 2)}\n`
}

function numbersOf(version: string) {
  return version.split('.').map(Number)
}
