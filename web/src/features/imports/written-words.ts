import { importsTexts } from '@medley/texts/imports'
import { planTexts } from '@medley/texts/plan'
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
  return showCounts(written) || planTexts.end.nothing
}

/** Counts of the rest, which came with the works: "3 reviews, 2 lists"; empty without any. */
export function showBesideWorks({ works, written }: ImportDetails): string {
  return showCounts(works.tvShow > 0 ? { ...written, episodes: 0 } : written)
}

function showCounts(written: Written): string {
  const kinds = writtenKinds.filter((kind) => written[kind] > 0)
  return kinds.map((kind) => importsTexts.written[kind]({ count: written[kind] })).join(', ')
}

const workKinds = ['tvShow', 'film', 'book', 'album', 'podcast'] as const

/** Works that an import saved something of: "8,056 episodes of 511 TV shows, 213 films"; empty without any. */
export function showWorks({ works, written: { episodes } }: ImportDetails): string {
  const mediums = workKinds.filter((medium) => works[medium] > 0)
  const parts = mediums.map((medium) => {
    const count = works[medium]
    return medium === 'tvShow' && episodes > 0
      ? importsTexts.episodesOfShows({ episodes, count })
      : importsTexts.works[medium]({ count })
  })
  return parts.join(', ')
}
