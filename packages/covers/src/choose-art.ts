import type { ArtName } from './art-names.ts'
import type { CoverDesign, CoverMotif } from './design-cover.ts'
import { subjectOf } from './subject-words.ts'

const families: Record<CoverMotif, readonly ArtName[]> = {
  reel: [
    'horizon',
    'beam',
    'eclipse',
    'stripes',
    'ridges',
    'halves',
    'slices',
    'road',
    'windows',
    'stairs',
    'initial',
    'ripples',
    'waves',
    'halftone',
    'triangles',
  ],
  screen: [
    'frames',
    'bars',
    'halftone',
    'horizon',
    'stripes',
    'ripples',
    'windows',
    'initial',
    'triangles',
    'road',
  ],
  page: [
    'arches',
    'leaves',
    'chevrons',
    'ridges',
    'quarters',
    'eclipse',
    'petals',
    'triangles',
    'constellation',
    'initial',
    'stairs',
  ],
  disc: ['record', 'quarters', 'halves', 'slices', 'ripples', 'stripes', 'petals', 'triangles'],
  wave: ['levels', 'ripples', 'waves', 'halftone', 'eclipse', 'constellation', 'frames'],
}

/** Pictures that can lose their middle to a band or plate. */
const fields = new Set<ArtName>([
  'arches',
  'bars',
  'chevrons',
  'halftone',
  'leaves',
  'levels',
  'quarters',
  'stripes',
  'waves',
  'triangles',
  'windows',
  'rain',
  'forest',
])

/** Pictures of one thing in the middle. */
const emblems = new Set<ArtName>([
  'eclipse',
  'record',
  'frames',
  'petals',
  'slices',
  'crown',
  'eye',
  'flame',
  'clock',
  'planet',
  'drops',
  'keyhole',
])

export interface ChosenArt {
  art: ArtName
  /** Small and many times, like the paper of a pattern. */
  tiled: boolean
  /** How far down the picture moves, in per cent of its height, to come out from under a label. */
  down: number
}

/** The picture that the title names, else one of the motif's family; arranged to be seen beside the words. */
export function chooseArt(
  { title, motif, layout, era }: CoverDesign,
  random: () => number,
): ChosenArt {
  const family = families[motif]
  const art = subjectOf(title) ?? family[Math.floor(random() * family.length)] ?? 'eclipse'
  const isCovered =
    layout === 'band' || layout === 'plate' ? !fields.has(art) : era === 'slab' && art === 'initial'
  const moves = era === 'slab' && emblems.has(art)
  return { art, tiled: isCovered, down: moves ? (layout === 'above' ? 14 : -14) : 0 }
}
