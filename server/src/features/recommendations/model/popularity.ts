import { countMembers, type LikedWorks } from './liked-works.ts'
import type { Model } from './model.ts'

/** Scores works by how many members like them, the same for everybody: what other methods have to beat. */
export function trainPopularity(liked: LikedWorks): Model {
  const counts = countMembers(liked)
  return {
    addScores: (_, _pulls, scores) => {
      counts.forEach((count, work) => {
        scores[work]! += count
      })
    },
    weightOf: () => 0,
  }
}
