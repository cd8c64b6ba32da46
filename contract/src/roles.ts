export const roles = ['owner', 'admin', 'editor'] as const

/** What a user may do, from most to least. */
export type Role = (typeof roles)[number]
