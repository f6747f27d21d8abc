import { paletteOf } from './design-cover.ts'
import { coverPalettes, type CoverPalette } from './palettes.ts'

/** The palette of what stands behind covers: the title's own, or the next whose ground none of them has. */
export function wallPalette(title: string, covers: readonly CoverPalette[]): CoverPalette {
  const grounds = new Set(covers.map(({ ground }) => ground))
  const own = paletteOf('page', title)
  const from = coverPalettes.findIndex(({ ground }) => ground === own.ground)
  const inTurn = [own, ...coverPalettes.slice(from + 1), ...coverPalettes.slice(0, from)]
  const free = inTurn.find(({ ground }) => !grounds.has(ground))
  if (!free) throw new RangeError('Every palette is taken')
  return free
}
