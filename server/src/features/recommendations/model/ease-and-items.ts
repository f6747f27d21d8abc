import type { EaseModel } from './ease.ts'
import { trainNeighbours } from './items.ts'
import type { LikedWorks } from './liked-works.ts'
import type { Model } from './model.ts'
import { itemModel, meanStrongest, sumOf } from './neighbours.ts'

/** Suits works that few members like: the others are in EASE^R. */
const alpha = 0.5
/** The mean strength is that of one work in so many. */
const sampledOneIn = 8

/**
 * Adds the pairs that EASE^R leaves out, those with a work outside of its limit, by item-to-item weights of
 * the same mean strength.
 */
export function joinWithItems(ease: EaseModel, liked: LikedWorks): Model {
  if (ease.works.length === new Set(liked.works).size) return ease
  const strongest = meanStrongest(trainNeighbours(liked, alpha, { count: 1, oneIn: sampledOneIn }))
  const scale = strongest === 0 ? 0 : ease.meanStrongest / strongest
  const isWeighed = new Uint8Array(liked.workCount)
  for (const work of ease.works) isWeighed[work] = 1
  const others = trainNeighbours(liked, alpha, {
    adjust: (weight, from, to) => (isWeighed[from] && isWeighed[to] ? 0 : weight * scale),
  })
  return sumOf(ease, itemModel(others))
}
