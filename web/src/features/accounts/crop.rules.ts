/** A size in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The square of a picture that is kept, in pixels of the picture. */
export interface Crop {
  left: number
  top: number
  side: number
}

/** How many times larger than the largest square the smallest one shows. */
export const longestZoom = 4

/** The largest square, in the middle. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, side }
}

/** Moves the square within the picture. */
export function moveCrop(size: PictureSize, { left, top, side }: Crop, dx: number, dy: number) {
  return {
    left: within(left + dx, size.width - side),
    top: within(top + dy, size.height - side),
    side,
  }
}

/** From 1, the largest square, to `longestZoom`. */
export function zoomOf({ width, height }: PictureSize, { side }: Crop): number {
  return Math.min(width, height) / side
}

/** The square of another zoom with the same middle, as far as the picture reaches. */
export function zoomCrop(size: PictureSize, crop: Crop, zoom: number): Crop {
  const side = Math.min(size.width, size.height) / Math.min(longestZoom, Math.max(1, zoom))
  const shift = (crop.side - side) / 2
  return moveCrop(size, { ...crop, side }, shift, shift)
}

function within(value: number, max: number): number {
  return Math.min(Math.max(0, value), Math.max(0, max))
}
