import {
  type LikedWorks,
  LikesOfMembers,
} from '../../features/recommendations/model/liked-works.ts'
import { seededRandom } from '../../features/recommendations/model/random.ts'
import { valueAt } from '../../features/recommendations/model/value-at.ts'

interface World {
  members: number
  works: number
  /** Mean of the members, who differ much. */
  likesPerMember: number
}

const dimensions = 8
/** How much fame, taste and niches decide. */
const strength = { fame: 1.5, taste: 1.8, niche: 1.2 }
const worksPerNiche = 40
const fewestLikes = 20

/**
 * Likes as dense as those of MovieLens 1M: famous and unknown works, busy and quiet members, tastes of several
 * dimensions, and niches of works that some members know all of.
 */
export function denseLikes({ members, works, likesPerMember }: World, seed: number): LikedWorks {
  const random = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const many = (count: number, scale: number) =>
    Float64Array.from({ length: count }, () => scale * normal())
  const niches = Math.ceil(works / worksPerNiche)
  const centres = Array.from({ length: niches }, () => many(dimensions, 0.8))
  const fame = many(works, strength.fame)
  const features = Array.from({ length: works }, (_, work) =>
    many(dimensions, 0.6).map((own, at) => own + valueAt(valueAt(centres, work % niches), at)),
  )
  const activities = many(members, 1).map(Math.exp)
  const meanActivity = activities.reduce((sum, one) => sum + one, 0) / members
  const likes = new LikesOfMembers()
  for (const activity of activities) {
    const taste = many(dimensions, strength.taste / Math.sqrt(dimensions))
    const interests = many(niches, strength.niche)
    const keenness = Float64Array.from(features, (work, at) => {
      const chance = -Math.log(-Math.log(1 - random()))
      const liking = taste.reduce((sum, one, dimension) => sum + one * valueAt(work, dimension), 0)
      return valueAt(fame, at) + valueAt(interests, at % niches) + liking + chance
    })
    const count = Math.round((activity / meanActivity) * likesPerMember)
    const known = Math.min(works / 2, Math.max(fewestLikes, count))
    const order = Int32Array.from(keenness.keys()).sort(
      (a, b) => valueAt(keenness, b) - valueAt(keenness, a),
    )
    for (const work of order.subarray(0, known)) likes.add(work, 1)
    likes.endMember()
  }
  return likes.likedWorks(works)
}
