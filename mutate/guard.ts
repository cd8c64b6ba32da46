/** Something that protects the product, and the change that takes it away. */
export type Guard = {
  /** What holds as long as it is there. */
  guard: string
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  /** The test that must fail without it. */
  noticedBy: TestName
  /** A second guard that holds when this one is gone, so that no test can tell. */
  coveredBy?: string
}

/** A test's file, and how its title begins or what is in it. */
export type TestName = [file: string, title: string]

/** The file without its guard. */
export function withoutGuard({ file, find, replace }: Guard, source: string) {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`${file} has ${times} times instead of once: ${find}`)
  return source.replace(find, () => replace)
}
