import { likeOf } from './like-of.ts'
import { type LikedWorks, LikesOfMembers } from './liked-works.ts'
import { valueAt } from './value-at.ts'

/** A mark in place of a rating: engaged without a rating, and only saved. */
export const engagedUnrated = -1
export const onlySaved = -2

/** Works of a medium that a member knows, newest first, in arrays as PostgreSQL writes them. */
export interface MemberRow {
  id: number
  /** `{12,7}`: works rated, engaged or saved; those saved may be there twice. */
  works: string
  /** `{9,-1}`: for each the newest rating, or one of the marks above. */
  ratings: string
  /** True if the model may learn from the member. */
  teaches: boolean
  /** True if recommendations are computed for the member. */
  isActive: boolean
}

export interface ActiveMember {
  id: number
  /** Works they like, and how strongly each of these counts. */
  works: Int32Array
  pulls: Float32Array
  /** Not to be recommended, the liked works among them. */
  known: Int32Array
}

/** How strongly a work speaks that the member engaged without rating it. */
const engagedPull = 0.5
/** So many of a member's newest likes count. */
const likesMax = 1000

/** Numbers works from 0, as models need them, and collects what members like. */
export class MemberWorks {
  readonly #numbers = new Map<number, number>()
  readonly #leftOut: ReadonlySet<number>
  readonly #teaching = new LikesOfMembers()
  readonly active: ActiveMember[] = []

  /** @param leftOut ids of works that nothing is learnt about */
  constructor(leftOut: Iterable<number>) {
    this.#leftOut = new Set(leftOut)
  }

  add({ id, works, ratings, teaches, isActive }: MemberRow): void {
    const given = numbersIn(ratings)
    const workIds = numbersIn(works)
    const indexes = [...workIds.keys()].filter(
      (index) => !this.#leftOut.has(valueAt(workIds, index)),
    )
    const known = Int32Array.from(indexes, (index) => this.numberOf(valueAt(workIds, index)))
    const marks = Float32Array.from(indexes, (index) => pullOf(valueAt(given, index)))
    const liked = [...known.keys()].filter((index) => valueAt(marks, index) > 0).slice(0, likesMax)
    if (liked.length === 0) return
    if (teaches) {
      for (const index of liked) this.#teaching.add(valueAt(known, index), valueAt(marks, index))
      this.#teaching.endMember()
    }
    if (!isActive) return
    const own = Int32Array.from(liked, (index) => valueAt(known, index))
    const pulls = Float32Array.from(liked, (index) => valueAt(marks, index))
    this.active.push({ id, works: own, pulls, known })
  }

  numberOf(workId: number): number {
    const known = this.#numbers.get(workId)
    if (known !== undefined) return known
    this.#numbers.set(workId, this.#numbers.size)
    return this.#numbers.size - 1
  }

  /** The id of each number. */
  get ids(): number[] {
    return [...this.#numbers.keys()]
  }

  /** Works that the model learns from. */
  get liked(): LikedWorks {
    return this.#teaching.likedWorks(this.#numbers.size)
  }
}

function pullOf(mark: number): number {
  if (mark === engagedUnrated) return engagedPull
  return mark === onlySaved ? 0 : likeOf(mark)
}

function numbersIn(array: string): number[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',').map(Number)
}
