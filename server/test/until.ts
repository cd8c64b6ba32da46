/** Waits until something holds, for at most twenty seconds unless said. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, seconds = 20) {
  const end = Date.now() + seconds * 1000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`still not so after ${seconds} seconds: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
