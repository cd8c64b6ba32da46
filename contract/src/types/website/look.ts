import { z } from '../../zod.ts'

export const fontPairs = ['archivo-inter', 'serif', 'humanist', 'geometric', 'technical'] as const
export const heroTones = ['dark', 'light'] as const
export const cornerStyles = ['sharp', 'slight', 'round'] as const

export const look = z.object({
  primary: z.string(),
  accent: z.string(),
  fonts: z.enum(fontPairs),
  hero: z.enum(heroTones),
  corners: z.enum(cornerStyles),
})

export type Look = z.infer<typeof look>
