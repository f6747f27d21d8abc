import { importsTexts } from '@medley/texts/imports'
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

/** Counts of what is in no tile: "1 work saved for later, 2 likes"; empty without any. */
export function showBesideTiles({ written }: ImportDetails): string {
  return showCounts({ ...written, episodes: 0, reviews: 0, viewings: 0, lists: 0 })
}

function showCounts(written: Written): string {
  const kinds = writtenKinds.filter((kind) => written[kind] > 0)
  return kinds.map((kind) => importsTexts.written[kind]({ count: written[kind] })).join(', ')
}
