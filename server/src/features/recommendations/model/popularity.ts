import { countMembers, type LikedWorks } from './liked-works.ts'
import type { Model } from './model.ts'
import { addAt } from './value-at.ts'

/** Of one member's liking: less than any weight of a model. */
const leastWeight = 1e-8

/** Scores works by how many members like them, the same for everybody: what other methods have to beat. */
export function trainPopularity(liked: LikedWorks): Model {
  const counts = countMembers(liked)
  return {
    addScores: (_, _pulls, scores) => {
      counts.forEach((count, work) => {
        addAt(scores, work, count)
      })
    },
    weightOf: () => 0,
  }
}

/** The works of a model, then the others by how many members like them. */
export function filledUp(model: Model, liked: LikedWorks): Model {
  const counts = countMembers(liked)
  return {
    addScores: (works, pulls, scores) => {
      counts.forEach((count, work) => {
        addAt(scores, work, count * leastWeight)
      })
      model.addScores(works, pulls, scores)
    },
    weightOf: (from, to) => model.weightOf(from, to),
  }
}
