import type { EaseModel } from './ease.ts'
import { trainNeighbours } from './items.ts'
import { type LikedWorks, memberCountOf, pullsOfMember, worksOfMember } from './liked-works.ts'
import type { Model } from './model.ts'
import { itemModel } from './neighbours.ts'
import { addAt, valueAt } from './value-at.ts'

/** So many members tell how the weights of the two methods compare. */
const comparedMembers = 100

/**
 * Scores works outside of EASE^R's limit item to item. The weights of EASE^R cancel each other out and those of the
 * other method add up, so each member's scores are brought to one scale: by mean and spread of both over the
 * works inside.
 */
export function joinWithItems(ease: EaseModel, liked: LikedWorks, alpha = 0.5): Model {
  const inside = new Uint8Array(liked.workCount)
  for (const work of ease.works) inside[work] = 1
  const outside = [...new Set(liked.works)].filter((work) => inside[work] === 0)
  if (outside.length === 0) return ease
  const items = itemModel(trainNeighbours(liked, alpha))
  const compare = comparison(ease, items, liked.workCount)
  const factor = meanFactor(compare, liked)
  return {
    addScores: (works, pulls, scores) => {
      const { byEase, byItems, to, from } = compare(works, pulls)
      for (const work of ease.works) addAt(scores, work, valueAt(byEase, work))
      for (const work of outside) {
        const score = byItems[work] ?? 0
        if (score <= 0) continue
        scores[work] = (scores[work] ?? 0) + to.mean + (score - from.mean) * factorOf({ to, from })
      }
    },
    weightOf: (from, to) =>
      inside[to] === 1 ? ease.weightOf(from, to) : factor * items.weightOf(from, to),
  }
}

interface Scale {
  mean: number
  spread: number
}

interface Comparison {
  byEase: Float64Array
  byItems: Float64Array
  to: Scale
  from: Scale
}

/** The scores of a member by both methods, and their scales; the next member's take their place. */
function comparison(ease: EaseModel, items: Model, workCount: number) {
  const byEase = new Float64Array(workCount)
  const byItems = new Float64Array(workCount)
  return (works: Int32Array, pulls: Float32Array): Comparison => {
    byEase.fill(0)
    byItems.fill(0)
    ease.addScores(works, pulls, byEase)
    items.addScores(works, pulls, byItems)
    return { byEase, byItems, to: scaleOf(byEase, ease.works), from: scaleOf(byItems, ease.works) }
  }
}

function scaleOf(scores: Float64Array, works: Int32Array): Scale {
  let sum = 0
  for (const work of works) sum += valueAt(scores, work)
  const mean = sum / works.length
  let squares = 0
  for (const work of works) squares += (valueAt(scores, work) - mean) ** 2
  return { mean, spread: Math.sqrt(squares / works.length) }
}

function factorOf({ to, from }: Pick<Comparison, 'to' | 'from'>): number {
  return from.spread === 0 ? 0 : to.spread / from.spread
}

/** Factor of the weights where no member is known: the mean of some members, evenly chosen. */
function meanFactor(compare: ReturnType<typeof comparison>, liked: LikedWorks): number {
  const step = Math.max(1, Math.floor(memberCountOf(liked) / comparedMembers))
  let sum = 0
  let compared = 0
  for (let member = 0; member < memberCountOf(liked); member += step) {
    const factor = factorOf(compare(worksOfMember(liked, member), pullsOfMember(liked, member)))
    sum += factor
    if (factor > 0) compared += 1
  }
  return compared === 0 ? 0 : sum / compared
}
