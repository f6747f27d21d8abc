/** Facts about a work and one person of the evening. */
export interface Fit {
  workId: number
  userId: number
  isSaved: boolean
  /** Nobody knows whether the work is as short as was asked for. */
  isOfUnknownLength: boolean
  /** How near it is to works that the person liked, at least 0, on a scale of its own. */
  nearness: number
  /** The liked work that it is nearest to. */
  becauseId: number | null
  /** The share of the person's liked works that have the genre of it that they like most; 0 to 1. */
  genreShare: number
  genre: string | null
}

export type Reason =
  | { kind: 'saved' | 'popular' }
  | { kind: 'liked'; becauseId: number }
  | { kind: 'genre'; genre: string }

export interface RankedWork {
  workId: number
  reasons: { userId: number; reason: Reason }[]
}

/** The most that liking a genre can count, where nearness counts 1 at most. */
const genreMost = 0.4

/**
 * Ranks works for a group. What is on the saved lists of two or more comes first, by their number. The
 * others follow by half the score of the person whom they suit least and half the mean: one person's
 * favourite does not outweigh another's dislike. Works keep their order where all is equal. Those that may be too long come
 * after all others.
 */
export function rankForGroup(fits: readonly Fit[], limit: number): RankedWork[] {
  const most = greatestNearness(fits)
  const scoreOf = (fit: Fit) => personScore(fit, most.get(fit.userId) ?? 0)
  const works = [...byWork(fits)].map(([workId, ofWork]) => {
    const scores = ofWork.map(scoreOf)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    const savers = ofWork.filter(({ isSaved }) => isSaved).length
    return {
      workId,
      isOfUnknownLength: ofWork.some((fit) => fit.isOfUnknownLength),
      savers: savers > 1 ? savers : 0,
      score: (Math.min(...scores) + mean) / 2,
      reasons: ofWork.map((fit) => ({ userId: fit.userId, reason: reasonOf(fit) })),
    }
  })
  return works
    .toSorted(
      (a, b) =>
        Number(a.isOfUnknownLength) - Number(b.isOfUnknownLength) ||
        b.savers - a.savers ||
        b.score - a.score,
    )
    .slice(0, limit)
    .map(({ workId, reasons }) => ({ workId, reasons }))
}

function byWork(fits: readonly Fit[]): Map<number, Fit[]> {
  const works = new Map<number, Fit[]>()
  for (const fit of fits) {
    const ofWork = works.get(fit.workId)
    if (ofWork) ofWork.push(fit)
    else works.set(fit.workId, [fit])
  }
  return works
}

/** The scale of each person's nearness, so that someone with many ratings does not decide alone. */
function greatestNearness(fits: readonly Fit[]): Map<number, number> {
  const most = new Map<number, number>()
  for (const { userId, nearness } of fits) {
    most.set(userId, Math.max(most.get(userId) ?? 0, nearness))
  }
  return most
}

/** From 0 to 1. */
function personScore({ isSaved, nearness, genreShare }: Fit, most: number): number {
  if (isSaved) return 1
  return Math.max(most > 0 ? nearness / most : 0, genreShare * genreMost)
}

function reasonOf({ isSaved, becauseId, genreShare, genre }: Fit): Reason {
  if (isSaved) return { kind: 'saved' }
  if (becauseId !== null) return { kind: 'liked', becauseId }
  return genre !== null && genreShare > 0 ? { kind: 'genre', genre } : { kind: 'popular' }
}
