/** Waits until something holds, for at most twenty seconds. */
export async function until(what: string, holds: () => Promise<boolean> | boolean) {
  const end = Date.now() + 20_000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`still not so after 20 seconds: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
