/** Waits until something holds, for at most five seconds. */
export async function until(what: string, holds: () => Promise<boolean> | boolean) {
  const end = Date.now() + 5000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`still not so after 5 seconds: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
