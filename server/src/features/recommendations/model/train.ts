import { joinWithItems } from './ease-and-items.ts'
import { densestWorks, trainEase } from './ease.ts'
import { trainNeighbours } from './items.ts'
import { type Figures, holdOut, judge, meanOf } from './judge.ts'
import type { LikedWorks } from './liked-works.ts'
import type { Model } from './model.ts'
import { itemModel } from './neighbours.ts'
import { trainPopularity } from './popularity.ts'

interface Limits {
  /** Works of EASE^R; less memory, fewer works. */
  densest: number
}

type Training = (liked: LikedWorks, limits: Limits) => Model

const methods: Record<string, Training> = {
  'item to item, alpha .5': (liked) => itemModel(trainNeighbours(liked, 0.5)),
  'item to item, alpha .7': (liked) => itemModel(trainNeighbours(liked, 0.7)),
  'EASE^R': (liked, { densest }) => joinWithItems(trainEase(liked, densest), liked),
}

export interface Verdict {
  /** Of the best method, on members whom the judged model had not seen. */
  figures: Figures
  popularity: Figures
  /** Trained with all members; null if it does not beat popularity. */
  best: { method: string; model: Model } | null
}

/** Share of the members who judge the methods instead of training them. */
const judging = 0.1
/** With few members, several rounds of others judge, so that chance does not decide. */
const judgesWanted = 100
const roundsMax = 10

/**
 * Trains the method that finds most of what unseen members like, on all members.
 * @returns null if nobody likes enough works to judge
 */
export function trainBest(
  liked: LikedWorks,
  random: () => number,
  limits: Limits = { densest: densestWorks },
): Verdict | null {
  const rounds: Round[] = []
  for (let judges = 0; judges < judgesWanted && rounds.length < roundsMax;) {
    const round = judgeAll(liked, random, limits)
    rounds.push(round)
    judges += round.popularity.members
  }
  const popularity = meanOf(rounds.map((round) => round.popularity))
  const [best] = Object.entries(methods)
    .map(([method, train]) => ({
      method,
      train,
      figures: meanOf(rounds.flatMap(({ figures }) => figures[method] ?? [])),
    }))
    .toSorted((a, b) => b.figures.ndcg100 - a.figures.ndcg100)
  if (!best || popularity.members === 0) return null
  const { method, train, figures } = best
  if (figures.ndcg100 <= popularity.ndcg100) return { figures, popularity, best: null }
  return { figures, popularity, best: { method, model: train(liked, limits) } }
}

interface Round {
  popularity: Figures
  figures: Record<string, Figures>
}

function judgeAll(liked: LikedWorks, random: () => number, limits: Limits): Round {
  const { training, heldOut } = holdOut(liked, judging, random)
  const figures: Record<string, Figures> = {}
  for (const [method, train] of Object.entries(methods)) {
    figures[method] = judge(train(training, limits), heldOut)
  }
  return { popularity: judge(trainPopularity(training), heldOut), figures }
}
