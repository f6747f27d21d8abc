import { importsTexts } from '@medley/texts/imports'
import { planTexts } from '@medley/texts/plan'
import { titlesTexts } from '@medley/texts/titles'
import type { ImportDetails } from '@medley/contract/transfer/imports'

type Written = ImportDetails['written']

const writtenKinds = [
  'reviews',
  'engaged',
  'saved',
  'lists',
  'viewings',
  'episodes',
  'progress',
  'remarks',
  'listEntries',
  'comments',
  'likes',
  'friends',
  'hidden',
  'profile',
] as const satisfies readonly (keyof Written)[]

/** Counts of what an import saved: "3 reviews, 2 lists". */
export function showWritten({ written }: { written: Written }): string {
  return showCounts(written) || importsTexts.nothing
}

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

/** Counts of what is in no tile: "1 work saved for later, 2 likes"; empty without any. */
export function showBesideTiles({ written }: ImportDetails): string {
  return showCounts({ ...written, episodes: 0, reviews: 0, viewings: 0, lists: 0 })
}

function showCounts(written: Written): string {
  const kinds = writtenKinds.filter((kind) => written[kind] > 0)
  return kinds.map((kind) => importsTexts.written[kind]({ count: written[kind] })).join(', ')
}
