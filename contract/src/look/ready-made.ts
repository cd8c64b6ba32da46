import type { Look } from './choices.ts'
import { standardLook } from './tokens.ts'

/** Complete looks to start from. The first is the product's own. */
export const readyMadeLooks = {
  amber: standardLook,
  signal: { primary: '#17181c', accent: '#e13028', fonts: 'technical', hero: 'dark', corners: 'sharp' },
  heritage: { primary: '#123c33', accent: '#d9a441', fonts: 'serif', hero: 'light', corners: 'sharp' },
  harbour: { primary: '#0d3b66', accent: '#ff8a3d', fonts: 'humanist', hero: 'dark', corners: 'round' },
  current: { primary: '#1f2a6b', accent: '#00c2a8', fonts: 'geometric', hero: 'light', corners: 'round' },
} satisfies Record<string, Look>
