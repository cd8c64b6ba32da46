import type { Shape } from './image-shapes.ts'

/** Which part of an image is kept: how close, and where between the edges (0 to 1 from left and top). */
export type Crop = { zoom: number; left: number; top: number }

export const wholeCrop: Crop = { zoom: 1, left: 0.5, top: 0.5 }

/** The kept part in the image's own pixels: as large as the shape allows, smaller the closer one looks. */
export function cropArea(image: Shape, shape: Shape, { zoom, left, top }: Crop) {
  const ratio = shape.width / shape.height
  const width = Math.min(image.width, image.height * ratio) / zoom
  const height = width / ratio
  return { x: (image.width - width) * left, y: (image.height - height) * top, width, height }
}

/** The crop after the image was pulled by this much, in parts of the frame's width and height. */
export function pulled(image: Shape, shape: Shape, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = cropArea(image, shape, crop)
  const room = { x: image.width - width, y: image.height - height }
  return {
    ...crop,
    left: room.x > 0 ? clamp(crop.left - (by.x * width) / room.x) : crop.left,
    top: room.y > 0 ? clamp(crop.top - (by.y * height) / room.y) : crop.top,
  }
}

/** How large the kept part is saved: at most the recommended size, and never larger than it is. */
export function savedSize(area: Shape, shape: Shape): Shape {
  const scale = Math.min(1, shape.width / area.width)
  return { width: Math.round(area.width * scale), height: Math.round(area.height * scale) }
}

const clamp = (part: number) => Math.min(1, Math.max(0, part))
