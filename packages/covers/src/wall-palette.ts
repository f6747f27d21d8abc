import { ownPalette } from './design-cover.ts'
import { coverPalettes, type CoverPalette } from './palettes.ts'

/** The palette of what stands behind covers: the title's own, or the next that none of the covers has. */
export function wallPalette(title: string, taken: readonly number[]): CoverPalette {
  let index = ownPalette('page', title)
  while (taken.includes(index)) index = (index + 1) % coverPalettes.length
  const palette = coverPalettes[index]
  if (!palette) throw new RangeError(`There is no palette ${index}`)
  return palette
}
