import type { Entry } from '@medley/contract/works/entries'

type Season = Pick<Entry, 'season' | 'isSeen' | 'episodes'>

/** The season that the member is in: the last one they began, the next where that is seen, else the first. */
export function currentSeason<S extends Season>(all: readonly S[]): S | undefined {
  const seasons = all.filter(({ season }) => season !== 0)
  const at = seasons.findLastIndex((one) => one.isSeen || (one.episodes?.seen ?? 0) > 0)
  const last = seasons[at]
  if (!last) return seasons[0] ?? all[0]
  return last.isSeen ? (seasons[at + 1] ?? last) : last
}
