import { type CoverMotif, ownPalette } from './design-cover.ts'
import { coverPalettes } from './palettes.ts'

/** Covers before one that it may touch: left of it, and above it in a grid of up to so many columns. */
const reach = 10

/** Far enough in the list of palettes to land on another hue; it and their number have no common divisor. */
const stride = 11

/**
 * The palettes of covers in the order in which they are shown. Each has its own unless one of the covers
 * shortly before has it, so that neighbours in a grid differ whatever its number of columns, and covers
 * that are appended change none before them.
 */
export function spreadPalettes(covers: readonly { motif: CoverMotif; title: string }[]): number[] {
  const chosen: number[] = []
  for (const { motif, title } of covers) {
    const near = new Set(chosen.slice(-reach))
    let palette = ownPalette(motif, title)
    while (near.has(palette)) palette = (palette + stride) % coverPalettes.length
    chosen.push(palette)
  }
  return chosen
}
