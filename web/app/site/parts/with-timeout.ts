/** What `work` gives if it is there within `milliseconds`; throws `TooLate` otherwise. */
export async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), milliseconds)
  })
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer))
}

export class TooLate extends Error {}
