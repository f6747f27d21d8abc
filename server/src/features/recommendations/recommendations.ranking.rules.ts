/** Recommendations kept per member and medium. */
export const recommendationsMax = 30
/** Works rated by fewer members count as new here. */
const wellRatedFrom = 20
/** Each place of this number is kept for a work that is new here. */
const newcomerEvery = 10
/** Within so many places: the most works of one creator, and of one series. */
const diversitySpan = 20
const perCreator = 2
const perSeries = 1

/** A work that similar works or the model speak for. */
export interface ScoredWork {
  workId: number
  /** Above 0, in any unit. */
  score: number
  /** Up to 3 of the member's liked works, the greatest share of the score first. */
  becauseIds: readonly number[]
}

/** A work that friends of the member liked. */
export interface FriendsWork {
  workId: number
  /** Above 0, in any unit. */
  weight: number
  friendIds: readonly number[]
  friendsLiked: number
}

/** A fact that a work shares with works that the member liked. */
export interface SharedFact {
  kind: 'creator' | 'series' | 'genre'
  name: string
}

/** A work to fill up with. */
export interface Filler {
  workId: number
  /** Null for a work that is only popular. */
  shared: SharedFact | null
}

/** What the ranking has to know of each work. */
export interface WorkFacts {
  creators: readonly string[]
  series: string | null
  reviewerCount: number
}

export interface RankedWork extends Omit<ScoredWork, 'score'>, Pick<FriendsWork, 'friendIds'> {
  score: number
  friendsLiked: number
  shared: SharedFact | null
}

interface Sources {
  /** Liked works of the medium. */
  likedCount: number
  scored: readonly ScoredWork[]
  friends: readonly FriendsWork[]
  /** The best first. */
  fillers: readonly Filler[]
  /** Works without facts are left out: what the member rated, dismissed or hides. */
  facts: ReadonlyMap<number, WorkFacts>
}

/**
 * The works to recommend to a member in one medium, best first, at most `recommendationsMax`. The model
 * and friends decide together, the fewer liked works the more the friends; what is missing is filled up.
 */
export function rankWorks({ likedCount, scored, friends, fillers, facts }: Sources): RankedWork[] {
  const works = new Map<number, RankedWork>()
  const unit = Math.max(...scored.map(({ score }) => score))
  for (const { workId, score, becauseIds } of scored) {
    works.set(workId, { ...newWork(workId), score: score / unit, becauseIds })
  }
  const friendUnit = Math.max(...friends.map(({ weight }) => weight)) / friendShare(likedCount)
  for (const { workId, weight, friendIds, friendsLiked } of friends) {
    const work = works.get(workId) ?? newWork(workId)
    const score = work.score + weight / friendUnit
    works.set(workId, { ...work, score, friendIds, friendsLiked })
  }
  const personal = [...works.values()].toSorted((a, b) => b.score - a.score || a.workId - b.workId)
  const filling = fillers.filter(({ workId }) => !works.has(workId))
  const sharedBy = new Map(fillers.map(({ workId, shared }) => [workId, shared]))
  return spread(
    [
      ...personal.map((work) => ({ ...work, shared: sharedBy.get(work.workId) ?? null })),
      ...filling.map(({ workId, shared }) => ({ ...newWork(workId), shared })),
    ],
    facts,
  )
}

/**
 * How much friends' likes weigh beside the model: the best there is while little is known of a member,
 * and little more than a tie-breaker afterwards (measured on Last.fm friendships).
 */
export function friendShare(likedCount: number): number {
  if (likedCount <= 2) return 1
  return likedCount <= 5 ? 1 / 2 : 1 / 4
}

function newWork(workId: number): RankedWork {
  return { workId, score: 0, becauseIds: [], friendIds: [], friendsLiked: 0, shared: null }
}

/** Whether few members have rated a work. */
export function isNewcomer({ reviewerCount }: Pick<WorkFacts, 'reviewerCount'>): boolean {
  return reviewerCount < wellRatedFrom
}

/** Whether a rank, from 1, is kept for works that few have rated. */
export function isNewcomerRank(rank: number): boolean {
  return rank % newcomerEvery === 0
}

type FactsById = ReadonlyMap<number, WorkFacts>

/** The works in their order, except that those too much like the ones before them wait. */
function spread(works: readonly RankedWork[], factsById: FactsById): RankedWork[] {
  const waiting = works.flatMap((work) => {
    const facts = factsById.get(work.workId)
    return facts ? [{ work, facts }] : []
  })
  const chosen: typeof waiting = []
  while (chosen.length < recommendationsMax) {
    const before = chosen.slice(1 - diversitySpan).map(({ facts }) => facts)
    const wantsNewcomer = isNewcomerRank(chosen.length + 1)
    const next =
      (wantsNewcomer &&
        waiting.find(({ facts }) => isNewcomer(facts) && addsVariety(facts, before))) ||
      waiting.find(({ facts }) => addsVariety(facts, before))
    if (!next) break
    chosen.push(next)
    waiting.splice(waiting.indexOf(next), 1)
  }
  return chosen.map(({ work }) => work)
}

/** Whether a work may follow others without too many of one creator or series. */
function addsVariety(work: WorkFacts, before: readonly WorkFacts[]): boolean {
  const isCrowded = work.creators.some(
    (name) => before.filter(({ creators }) => creators.includes(name)).length >= perCreator,
  )
  const ofSeries = before.filter(({ series }) => series !== null && series === work.series)
  return !isCrowded && ofSeries.length < perSeries
}
