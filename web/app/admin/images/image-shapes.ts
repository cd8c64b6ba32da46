import { limits, type UploadFolder } from '@busbar/contract'
import { collectionScreens } from '../collections.ts'

/** The size at which an image looks best on the website, and the proportions to which it is cropped. */
export type Shape = { width: number; height: number; isLogo?: boolean }

const otherShapes: Record<Exclude<UploadFolder, keyof typeof collectionScreens>, Shape> = {
  events: { width: 1600, height: 900 },
  company: { ...limits.logo.recommended, isLogo: true },
  general: { width: 1200, height: 630 },
}

/** As large as the largest icon that is made of it. */
export const iconShape: Shape = { width: 512, height: 512, isLogo: true }

export function shapeOf(folder: UploadFolder): Shape {
  if (!(folder in collectionScreens)) return otherShapes[folder as keyof typeof otherShapes]
  return collectionScreens[folder as keyof typeof collectionScreens].image ?? otherShapes.general
}
