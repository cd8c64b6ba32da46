import { limits, type UploadFolder } from '@busbar/contract'

export type Shape = { width: number; height: number }

/** The size at which an image of each kind looks best on the website, and the proportions to which it is cropped. */
export const shapes: Record<UploadFolder, Shape> = {
  products: { width: 1200, height: 900 },
  services: { width: 1600, height: 900 },
  categories: { width: 1500, height: 1000 },
  events: { width: 1600, height: 900 },
  team: { width: 800, height: 800 },
  clients: { width: 400, height: 400 },
  partners: { width: 500, height: 200 },
  company: limits.logo.recommended,
  general: { width: 1200, height: 630 },
}

/** Drawn on a transparent ground and shown whole. */
export const isLogo = (folder: UploadFolder) => folder === 'partners' || folder === 'company'
