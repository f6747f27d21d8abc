import { planTexts } from '@medley/texts/plan'
import { titlesTexts } from '@medley/texts/titles'
import type { ImportDetails } from '@medley/contract/transfer/imports'

const workKinds = ['tvShow', 'film', 'book', 'album', 'podcast'] as const
const tiledKinds = ['episodes', 'reviews', 'viewings', 'lists'] as const

/** The numbers that say most of an import, each with its name: works by medium, and what came with them. */
export function countsInTiles({ works, written }: ImportDetails): (readonly [string, number])[] {
  const counts = [
    ...workKinds.map((medium) => [titlesTexts.mediumPlurals[medium], works[medium]] as const),
    ...tiledKinds.map((kind) => [planTexts.end.tiles[kind], written[kind]] as const),
  ]
  return counts.filter(([, count]) => count > 0)
}
