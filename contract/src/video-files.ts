// No zod in here: public pages ask whether a video is our own.

/** The videos that we keep ourselves, by the ending of their names. */
export const videoKinds = ['mp4', 'webm'] as const

export type VideoKind = (typeof videoKinds)[number]

const address = /^\/files\/[\w-]{32}\/[a-z0-9-]{1,80}\.(mp4|webm)$/

/** What kind of video of our own is at an address; null where there is none. */
export function videoKindAt(path: string): VideoKind | null {
  return (address.exec(path)?.[1] as VideoKind | undefined) ?? null
}
