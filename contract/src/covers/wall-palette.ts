import { ownPalette } from './design-cover.ts'
import { coverPalettes, type CoverPalette } from './palettes.ts'

/** The palette of what stands behind covers: the title's own, or the next that none of the covers has. */
export function wallPalette(title: string, taken: readonly number[]): CoverPalette {
  let place = ownPalette('page', title)
  while (taken.includes(place)) place = (place + 1) % coverPalettes.length
  const palette = coverPalettes[place]
  if (!palette) throw new RangeError(`There is no palette ${place}`)
  return palette
}
