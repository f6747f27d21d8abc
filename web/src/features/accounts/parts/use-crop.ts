import { useState } from 'react'
import { type Crop, moveCrop, wholeCrop, zoomCrop, zoomOf } from '../crop.rules.ts'
import type { CroppedPicture } from './cut-picture.ts'

/** The square of a picture that is being chosen, and what changes it; `onCrop` is called for every change. */
export function useCrop(onCrop: (picture: CroppedPicture | null) => void) {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState<Crop | null>(null)
  const size = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 }
  const change = (next: (crop: Crop) => Crop) => {
    if (!image || !crop) return
    const changed = next(crop)
    setCrop(changed)
    onCrop({ image, crop: changed })
  }
  return {
    size,
    /** Null until the picture has loaded. */
    crop,
    zoom: crop ? zoomOf(size, crop) : 1,
    start: (loaded: HTMLImageElement) => {
      const whole = wholeCrop({ width: loaded.naturalWidth, height: loaded.naturalHeight })
      setImage(loaded)
      setCrop(whole)
      onCrop({ image: loaded, crop: whole })
    },
    /** By parts of the square's side. */
    move: (x: number, y: number) =>
      change((now) => moveCrop(size, now, x * now.side, y * now.side)),
    zoomTo: (zoom: number) => change((now) => zoomCrop(size, now, zoom)),
    zoomBy: (factor: number) => change((now) => zoomCrop(size, now, zoomOf(size, now) * factor)),
  }
}
