import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type LikedWorks,
  likedWorksOf,
} from '../../server/src/features/recommendations/model/liked-works.ts'
import { likeOf } from '../../server/src/features/recommendations/model/like-of.ts'

export interface Rating {
  user: string
  work: string
  rating: number
  /** Seconds. */
  time: number
}

/** Fewer likes make a member or work impossible to judge. */
const fewestOfMember = 5
const fewestOfWork = 3

/**
 * Reads lines of user, work, rating from 0 to 10 and time, separated by `::`, a tab or a comma; the latest of
 * several ratings of a work by one user counts. Skips a line of headings.
 * @throws Error with the line's number if a line has another form
 */
export async function readRatings(file: string): Promise<Rating[]> {
  const latest = new Map<string, Rating>()
  let line = 0
  for await (const text of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    line += 1
    const rating = ratingIn(text)
    if (rating === null && line > 1 && text !== '') {
      throw new Error(`${file}, line ${line}: expected user, work, rating from 0 to 10 and time`)
    }
    if (rating) keepLatest(latest, rating)
  }
  return [...latest.values()]
}

function ratingIn(text: string): Rating | null {
  const [user = '', work = '', value = '', time = '0'] = text.split(/::|\t|,/)
  const rating = Number(value)
  return value !== '' && rating >= 0 && rating <= 10
    ? { user, work, rating, time: Number(time) }
    : null
}

function keepLatest(latest: Map<string, Rating>, rating: Rating): void {
  const key = `${rating.user} ${rating.work}`
  const before = latest.get(key)
  if (!before || before.time <= rating.time) latest.set(key, rating)
}

/** The likes among ratings, of members and works that have enough of them. */
export function likesAmong(ratings: readonly Rating[]): LikedWorks {
  return namedLikesAmong(ratings).liked
}

/** The same with the names of the works, by their numbers. */
export function namedLikesAmong(ratings: readonly Rating[]): {
  liked: LikedWorks
  names: string[]
} {
  const likes = dense(ratings.filter(({ rating }) => likeOf(rating) > 0))
  const numbers = numbersOf(likes.map(({ work }) => work))
  const rows = Map.groupBy(likes, ({ user }) => user)
  const liked = likedWorksOf(
    [...rows.values()].map((row) =>
      row.map(({ work, rating }) => ({ work: numbers.get(work) ?? 0, pull: likeOf(rating) })),
    ),
    numbers.size,
  )
  return { liked, names: [...numbers.keys()] }
}

function dense(ratings: readonly Rating[]): Rating[] {
  const ofUser = countBy(ratings, ({ user }) => user)
  const ofWork = countBy(ratings, ({ work }) => work)
  const kept = ratings.filter(
    ({ user, work }) =>
      (ofUser.get(user) ?? 0) >= fewestOfMember && (ofWork.get(work) ?? 0) >= fewestOfWork,
  )
  return kept.length === ratings.length ? kept : dense(kept)
}

function countBy(ratings: readonly Rating[], keyOf: (rating: Rating) => string) {
  const counts = new Map<string, number>()
  for (const rating of ratings) counts.set(keyOf(rating), (counts.get(keyOf(rating)) ?? 0) + 1)
  return counts
}

function numbersOf(names: readonly string[]): Map<string, number> {
  return new Map([...new Set(names)].map((name, number) => [name, number]))
}

/** The ratings of so many users, chosen evenly in the order of their first rating. */
export function thinned(ratings: readonly Rating[], users: number): Rating[] {
  const all = [...new Set(ratings.map(({ user }) => user))]
  const step = Math.max(1, all.length / users)
  const chosen = new Set(all.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step)))
  return ratings.filter(({ user }) => chosen.has(user))
}
