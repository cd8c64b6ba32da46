const seconds = 120

/** Waits until something holds, for two minutes at most: a busy machine takes its time, and an idle one waits for none. */
export async function until(what: string, holds: () => Promise<boolean> | boolean) {
  const end = performance.now() + seconds * 1000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`still not so after ${seconds} seconds: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
