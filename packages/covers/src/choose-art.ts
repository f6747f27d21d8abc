import type { ArtName } from './art-names.ts'
import type { CoverDesign, CoverMotif } from './design-cover.ts'
import { subjectOf } from './subject-words.ts'

const families: Record<CoverMotif, readonly ArtName[]> = {
  reel: [
    'beam',
    'stripes',
    'ridges',
    'slices',
    'road',
    'windows',
    'stairs',
    'initial',
    'ripples',
    'waves',
    'halftone',
    'triangles',
    'weave',
    'diamonds',
    'maze',
    'contours',
    'columns',
    'ribbon',
    'cubes',
    'panes',
    'spiral',
    'rays',
    'curtain',
    'clouds',
    'forest',
    'skyline',
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
    'confetti',
    'cubes',
    'panes',
    'crosses',
    'maze',
    'ribbon',
    'diamonds',
    'curtain',
    'rays',
    'contours',
    'skyline',
  ],
  page: [
    'arches',
    'leaves',
    'chevrons',
    'ridges',
    'quarters',
    'petals',
    'triangles',
    'constellation',
    'initial',
    'stairs',
    'weave',
    'diamonds',
    'columns',
    'crosses',
    'vaults',
    'contours',
    'clouds',
    'forest',
    'birds',
    'panes',
    'ribbon',
  ],
  disc: [
    'record',
    'quarters',
    'halves',
    'slices',
    'ripples',
    'stripes',
    'petals',
    'triangles',
    'spiral',
    'confetti',
    'vaults',
    'weave',
    'cubes',
    'rays',
    'diamonds',
    'maze',
  ],
  wave: [
    'levels',
    'ripples',
    'waves',
    'halftone',
    'constellation',
    'frames',
    'bubbles',
    'spiral',
    'confetti',
    'contours',
    'ribbon',
    'crosses',
    'panes',
    'rays',
  ],
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
  'weave',
  'diamonds',
  'maze',
  'confetti',
  'cubes',
  'crosses',
  'vaults',
  'contours',
  'pianoKeys',
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
  'heart',
  'skull',
  'book',
  'cup',
  'compass',
  'fruit',
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
