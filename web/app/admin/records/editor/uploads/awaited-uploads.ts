import { useRef, useState } from 'react'
import { storedAddress, useStoredCount } from '../../../api/uploads/image-uploads.ts'
import { filesIn } from './store-images.ts'

/** What a save fails with that somebody no longer wants. */
export const givenUp = Symbol('given up')

/** A save waits for the chosen images: tells for how many, and lets people go instead. */
export function useAwaitedUploads(values: object) {
  useStoredCount()
  const [isWaiting, setWaiting] = useState(false)
  const stop = useRef<() => void>(undefined)
  const files = isWaiting ? filesIn(values) : []
  return {
    all: files.length,
    /** How many are awaited; none unless something is being saved. */
    left: files.filter((file) => !storedAddress(file)).length,
    wait: async <Stored>(uploads: Promise<Stored>): Promise<Stored> => {
      const stopped = new Promise<never>((_, reject) => {
        stop.current = () => reject(givenUp)
      })
      setWaiting(true)
      return Promise.race([uploads, stopped]).finally(() => setWaiting(false))
    },
    /** Nothing is saved then. The images go on being uploaded. */
    stop: () => stop.current?.(),
  }
}
