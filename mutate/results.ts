import type { Guard, TestName } from './guard.ts'

/** A test that ran out of time proves nothing: the machine may be busy. */
export type Result = { title: string; file: string; outcome: 'passed' | 'failed' | 'late' }

/** Whether the test that must notice that a guard is gone did. */
export function isNoticed(results: Result[], { noticedBy }: Guard) {
  return results.some((result) => isNamed(result, noticedBy) && result.outcome === 'failed')
}

/** Those that fail with nothing broken, so that their failure proves nothing. A busy machine gets a second try. */
export async function failingWhole(
  tests: TestName[],
  run: (tests: TestName[]) => Promise<Result[]>,
  tries = 2,
): Promise<TestName[]> {
  if (tests.length === 0 || tries === 0) return tests
  return failingWhole(failingIn(await run(tests), tests), run, tries - 1)
}

/** Those that did not pass, or did not run. */
export function failingIn(results: Result[], tests: TestName[]) {
  return tests.filter((test) => {
    const named = results.filter((result) => isNamed(result, test))
    return named.length === 0 || named.some(({ outcome }) => outcome !== 'passed')
  })
}

/** The files of tests, and a pattern of their titles. */
export function filesAndTitles(tests: TestName[]) {
  const files = new Set(tests.map(([file]) => file))
  const titles = new Set(tests.map(([, title]) => title.replace(/[^\w ]/g, '.')))
  return { files: [...files], titles: [...titles].join('|') }
}

function isNamed(result: Result, [file, title]: TestName) {
  return result.file.endsWith(`/${file}`) && result.title.includes(title)
}
