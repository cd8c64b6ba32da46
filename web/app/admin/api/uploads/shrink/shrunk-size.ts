type Size = { width: number; height: number }

/** Sharp on any screen, and more than the server keeps. */
const longestSide = 2560

/** How large an image is sent: as it is, or in the same proportions so that its longer side is short enough. */
export function shrunkSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
