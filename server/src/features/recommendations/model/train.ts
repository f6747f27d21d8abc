import { trainEase } from './ease.ts'
import { itemModel, trainNeighbours } from './items.ts'
import { type Figures, holdOut, judge } from './judge.ts'
import type { LikedWorks } from './liked-works.ts'
import type { Model } from './model.ts'
import { trainPopularity } from './popularity.ts'

type Training = (liked: LikedWorks) => Model

const methods: Record<string, Training> = {
  'item to item, alpha .5': (liked) => itemModel(trainNeighbours(liked, 0.5)),
  'item to item, alpha .7': (liked) => itemModel(trainNeighbours(liked, 0.7)),
  'EASE^R': (liked) => trainEase(liked),
}

export interface Trained {
  method: string
  model: Model
  /** On members whom the judged model had not seen. */
  figures: Figures
  popularity: Figures
}

/** Share of the members who judge the methods instead of training them. */
const judging = 0.1

/**
 * Trains the method that finds most of what unseen members like, on all members.
 * @returns null if no method beats popularity, or nobody likes enough works to judge
 */
export function trainBest(liked: LikedWorks, random: () => number): Trained | null {
  const { training, heldOut } = holdOut(liked, judging, random)
  if (heldOut.wanted.length === 0) return null
  const popularity = judge(trainPopularity(training), heldOut)
  const [best] = Object.entries(methods)
    .map(([method, train]) => ({ method, train, figures: judge(train(training), heldOut) }))
    .toSorted((a, b) => b.figures.ndcg100 - a.figures.ndcg100)
  if (!best || best.figures.ndcg100 <= popularity.ndcg100) return null
  const { method, train, figures } = best
  return { method, model: train(liked), figures, popularity }
}
