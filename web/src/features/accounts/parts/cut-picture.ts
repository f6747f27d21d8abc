import type { Crop } from '../crop.rules.ts'

export interface CroppedPicture {
  image: HTMLImageElement
  crop: Crop
}

/** Width and height of a cut picture are at most this many pixels; the server stores no more. */
const longestEdge = 512

/** The square as a picture of its own; the whole file if the browser cannot draw it. */
export async function cutPicture(file: File, { image, crop }: CroppedPicture): Promise<File> {
  const canvas = document.createElement('canvas')
  const edge = Math.max(1, Math.min(longestEdge, Math.round(crop.side)))
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) return file
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, crop.left, crop.top, crop.side, crop.side, 0, 0, edge, edge)
  // Other formats may be transparent.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  return blob ? new File([blob], `picture.${type.slice('image/'.length)}`, { type }) : file
}
