export const fontPairs = ['archivo-inter', 'serif', 'humanist', 'geometric', 'technical'] as const
export const heroTones = ['dark', 'light'] as const
export const cornerStyles = ['sharp', 'slight', 'round'] as const

export type Look = {
  primary: string
  accent: string
  fonts: (typeof fontPairs)[number]
  hero: (typeof heroTones)[number]
  corners: (typeof cornerStyles)[number]
}
