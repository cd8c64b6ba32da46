/** What `work` gives if it is there within `milliseconds`; throws `TimedOut` otherwise. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), milliseconds)
  })
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer))
}

export class TimedOut extends Error {}
