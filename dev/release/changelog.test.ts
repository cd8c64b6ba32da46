import { describe, expect, test } from 'vitest'
import { nextVersion, releaseChangelog, withLockedVersion, withVersion } from './changelog.ts'

describe('the next version', () => {
  test('is a step further, and what follows the step begins again', () => {
    expect(nextVersion('1.2.3', 'patch')).toBe('1.2.4')
    expect(nextVersion('1.2.3', 'minor')).toBe('1.3.0')
    expect(nextVersion('1.2.3', 'major')).toBe('2.0.0')
  })

  test('can be named, and must be newer', () => {
    expect(nextVersion('0.9.0', '0.10.0')).toBe('0.10.0')
    expect(nextVersion('0.9.5', '1.0.0')).toBe('1.0.0')
    for (const older of ['0.9.0', '0.8.9', '0.0.99']) {
      expect(() => nextVersion('0.9.0', older)).toThrow(`${older} is not newer than 0.9.0`)
    }
  })

  test('is refused when it is none', () => {
    for (const wanted of ['', 'next', 'v1.0.0', '1.0', '1.0.0-rc.1']) {
      expect(() => nextVersion('0.9.0', wanted)).toThrow('is not major, minor, patch or a version')
    }
  })
})

describe('the changelog of a release', () => {
  const first = '## [0.1.0] - 2026-01-01\n\n### Added\n- The first thing.\n'
  const changes = '### Added\n- A second thing.\n'

  test('dates what was unreleased and leaves the heading for what comes next', () => {
    expect(
      releaseChangelog(`# Changelog\n\n## [Unreleased]\n\n${changes}\n${first}`, '0.2.0', '2026-02-03'),
    ).toBe(`# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-03\n\n${changes}\n${first}`)
  })

  test('is refused when nothing is unreleased', () => {
    for (const nothing of ['', '\n### Added\n\n']) {
      const changelog = `# Changelog\n\n## [Unreleased]\n${nothing}\n${first}`
      expect(() => releaseChangelog(changelog, '0.2.0', '2026-02-03')).toThrow(
        'says nothing under "Unreleased"',
      )
    }
  })

  test('is refused without the heading, or with two', () => {
    for (const changelog of [first, `## [Unreleased]\n${changes}## [Unreleased]\n${changes}`]) {
      expect(() => releaseChangelog(changelog, '0.2.0', '2026-02-03')).toThrow('needs one "## [Unreleased]"')
    }
  })
})

test('the version of a package.json changes, its dependencies and its form do not', () => {
  const text =
    '{\n  "name": "a",\n  "version": "0.1.0",\n  "files": ["b", "c"],\n  "dependencies": { "d": "0.1.0" }\n}\n'
  expect(withVersion(text, '0.2.0')).toBe(text.replace('"version": "0.1.0"', '"version": "0.2.0"'))
})

test('the lock file names the version of the product and its workspaces, and keeps those of others', () => {
  const locked = (version: string) => ({
    name: 'busbar',
    version,
    packages: {
      '': { version },
      server: { version },
      'node_modules/other': { version: '0.1.0' },
    },
  })
  const text = (version: string) => `${JSON.stringify(locked(version), null, 2)}\n`
  expect(withLockedVersion(text('0.1.0'), ['server'], '0.2.0')).toBe(text('0.2.0'))
})
