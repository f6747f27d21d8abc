import {
  type CoverEra,
  type CoverLayout,
  type CoverType,
  eraLayouts,
  eraOf,
  eraTypes,
  serifSlab,
} from './eras.ts'
import { coverPalettes, type CoverPalette } from './palettes.ts'
import { hashText, randomFrom } from './seeded.ts'
import { coverTitleSize } from './title-size.ts'

/** The motif family of a cover. */
export type CoverMotif = 'reel' | 'screen' | 'page' | 'disc' | 'wave'

export interface CoveredTitle {
  /** Decides colours and picture. */
  title: string
  /** The title as it is written on the cover, where that is another one. */
  lettering?: string | undefined
  motif: CoverMotif
  /** width / height. */
  ratio: number
  year: number | null
}

export interface CoverDesign {
  title: string
  motif: CoverMotif
  palette: CoverPalette
  era: CoverEra
  layout: CoverLayout
  type: CoverType
  /** In per cent of the cover's width. */
  titleSize: number
  /** Of the picture's random numbers. */
  seed: number
}

const layouts: Record<CoverMotif, readonly CoverLayout[]> = {
  reel: ['above', 'below', 'bare'],
  screen: ['above', 'below', 'band'],
  page: ['plate', 'band', 'above', 'plate', 'below'],
  disc: ['above', 'below', 'bare'],
  wave: ['above', 'below', 'bare'],
}

const seedOf = (motif: CoverMotif, title: string) => hashText(`${motif}\n${title}`)

/** The colours of a title's cover, wherever it is drawn. */
export const paletteOf = (motif: CoverMotif, title: string): CoverPalette =>
  takePalette(randomFrom(seedOf(motif, title)))

/**
 * The colours, layout and type of a work's cover; draw-art draws its picture. The same motif and title
 * always give the same colours and picture, and the same layout among those of the year's era. Half of the new works
 * look as those before them: otherwise all of a row would have the same label.
 */
export function designCover(cover: CoveredTitle): CoverDesign {
  const { title, lettering = title, motif, ratio, year } = cover
  const seed = seedOf(motif, title)
  const random = randomFrom(seed)
  const palette = takePalette(random)
  const look = randomFrom(seed ^ 0x5bd1e995)
  const era = eraOf(year) === 'slab' && look() < 0.5 ? 'plain' : eraOf(year)
  const from = eraLayouts[era] ?? layouts[motif]
  const layout = from[Math.floor(random() * from.length)] ?? 'above'
  const type = era === 'slab' && look() < 0.5 ? serifSlab : eraTypes[era]
  const measure = layout === 'plate' ? 60 : type.measure
  const written = type.capitals ? lettering.toUpperCase() : lettering
  const titleSize = coverTitleSize(written, ratio, measure / type.width)
  return { title, motif, palette, era, layout, type, titleSize, seed }
}

/** From this size on, a title can be read on a cover as small as those of a grid on a phone. */
const legibleSize = 9.2

/** True if a cover can be read instead of a title beside it: long titles are small there, or cut off. */
export const hasLegibleTitle = (cover: CoveredTitle) => designCover(cover).titleSize >= legibleSize

/** Some palette, in half of the cases with its two strong colours swapped. */
function takePalette(random: () => number): CoverPalette {
  const palette = coverPalettes[Math.floor(random() * coverPalettes.length)]
  if (!palette) throw new RangeError('There is no palette')
  return random() < 0.5 ? { ...palette, bright: palette.second, second: palette.bright } : palette
}
