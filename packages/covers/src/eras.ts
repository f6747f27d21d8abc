/** How covers of a time look: deco, cut paper, arches, wide capitals, plain, slabs. */
export type CoverEra = 'deco' | 'cut' | 'arch' | 'wide' | 'plain' | 'slab'

/** How text and picture share a cover; see design-cover. */
export type CoverLayout = 'above' | 'below' | 'bare' | 'band' | 'plate'

/** The type of a title. */
export interface CoverType {
  face: 'serif' | 'sans'
  weight: number
  /** Letter spacing in em. */
  spacing: number
  capitals: boolean
  centred: boolean
  /** Width that layouts but the plate leave for text, in per cent of the cover. */
  measure: number
  /** Width of letters with their spacing, compared with the serif. */
  width: number
}

const serif = {
  face: 'serif',
  weight: 560,
  spacing: -0.015,
  capitals: false,
  centred: false,
  measure: 84,
  width: 1,
} as const

export const eraTypes: Record<CoverEra, CoverType> = {
  deco: {
    ...serif,
    weight: 500,
    spacing: 0.04,
    capitals: true,
    centred: true,
    measure: 80,
    width: 1.07,
  },
  cut: { ...serif, face: 'sans', weight: 700, spacing: -0.02, width: 0.94 },
  arch: { ...serif, weight: 600, spacing: -0.03, centred: true, width: 1.02 },
  wide: { ...serif, face: 'sans', weight: 600, spacing: 0.09, capitals: true, width: 1.14 },
  plain: serif,
  slab: { ...serif, face: 'sans', weight: 600, spacing: -0.02, measure: 76, width: 0.94 },
}

/** As the slab, in the serif. */
export const serifSlab: CoverType = { ...serif, weight: 600, measure: 76 }

/** The layouts of an era; those of the medium where there are none. */
export const eraLayouts: Partial<Record<CoverEra, readonly CoverLayout[]>> = {
  deco: ['above', 'below', 'plate'],
  cut: ['above', 'below'],
  arch: ['bare', 'bare', 'band'],
  wide: ['above', 'below', 'bare'],
  slab: ['below', 'above'],
}

const starts: readonly (readonly [number, CoverEra])[] = [
  [2010, 'slab'],
  [1995, 'plain'],
  [1980, 'wide'],
  [1965, 'arch'],
  [1946, 'cut'],
]

/** The era of a year; plain where the year is unknown. */
export function eraOf(year: number | null): CoverEra {
  if (year === null) return 'plain'
  return starts.find(([start]) => year >= start)?.[1] ?? 'deco'
}
