import { likeOf } from '../../server/src/features/recommendations/model/like-of.ts'
import {
  type LikedWorks,
  LikesOfMembers,
} from '../../server/src/features/recommendations/model/liked-works.ts'
import { onlyKept, placesByUser, type Ratings } from './ratings-file.ts'
import { addAt, valueAt } from '../../server/src/features/recommendations/model/value-at.ts'

/** Fewer likes make a member or work impossible to judge. */
const fewestOfMember = 5
const fewestOfWork = 3

/** The likes among ratings, of members and works that have enough of them. */
export function likesAmong(ratings: Ratings): LikedWorks {
  return namedLikesAmong(ratings).liked
}

/** The same with the names of the works, by their numbers. */
export function namedLikesAmong(ratings: Ratings): { liked: LikedWorks; names: string[] } {
  const likes = withEnough(onlyKept(ratings, (index) => likeOf(valueAt(ratings.values, index)) > 0))
  const numbers = new Map<number, number>()
  const numberOf = (work: number): number => {
    const number = numbers.get(work) ?? numbers.size
    numbers.set(work, number)
    return number
  }
  likes.works.forEach(numberOf)
  const members = new LikesOfMembers()
  for (const places of rowsInOrder(likes)) {
    for (const index of places) {
      members.add(numberOf(valueAt(likes.works, index)), likeOf(valueAt(likes.values, index)))
    }
    members.endMember()
  }
  const names = [...numbers.keys()].map((work) => valueAt(ratings.workNames, work))
  return { liked: members.likedWorks(numbers.size), names }
}

function withEnough(likes: Ratings): Ratings {
  const ofUser = countsOf(likes.users, likes.userNames.length)
  const ofWork = countsOf(likes.works, likes.workNames.length)
  const kept = onlyKept(
    likes,
    (index) =>
      valueAt(ofUser, valueAt(likes.users, index)) >= fewestOfMember &&
      valueAt(ofWork, valueAt(likes.works, index)) >= fewestOfWork,
  )
  return kept.works.length === likes.works.length ? kept : withEnough(kept)
}

function countsOf(numbers: Int32Array, count: number): Int32Array {
  const counts = new Int32Array(count)
  for (const number of numbers) addAt(counts, number, 1)
  return counts
}

/** The places of each user's likes, users in the order of their first one. */
function rowsInOrder(likes: Ratings): Int32Array[] {
  const { starts, places } = placesByUser(likes)
  return likes.userNames
    .map((_, user) => places.subarray(starts[user], starts[user + 1]))
    .filter((row) => row.length > 0)
    .sort((a, b) => valueAt(a, 0) - valueAt(b, 0))
}

/** The ratings of so many users, chosen evenly in the order of their first rating. */
export function thinned(ratings: Ratings, users: number): Ratings {
  const step = Math.max(1, ratings.userNames.length / users)
  const isChosen = (user: number) => Math.floor(user / step) > Math.floor((user - 1) / step)
  return onlyKept(ratings, (index) => isChosen(valueAt(ratings.users, index)))
}
