import { Column } from './column.ts'

/**
 * Which members like which works, as compressed sparse rows: member m likes the works at places
 * `starts[m]` to `starts[m + 1]` of `works`. Members and works are numbered from 0.
 */
export interface LikedWorks {
  workCount: number
  starts: Int32Array
  works: Int32Array
  /** How strongly each of them speaks for similar works, above 0. */
  pulls: Float32Array
}

export interface Like {
  work: number
  pull: number
}

export function memberCountOf({ starts }: LikedWorks): number {
  return starts.length - 1
}

/** Collects the likes of members, one member after the other. */
export class LikesOfMembers {
  readonly #starts = new Column(Int32Array)
  readonly #works = new Column(Int32Array)
  readonly #pulls = new Column(Float32Array)

  constructor() {
    this.#starts.push(0)
  }

  /** A like of the member that `endMember` ends. */
  add(work: number, pull: number): void {
    this.#works.push(work)
    this.#pulls.push(pull)
  }

  endMember(): void {
    this.#starts.push(this.#works.length)
  }

  likedWorks(workCount: number): LikedWorks {
    return {
      workCount,
      starts: this.#starts.values,
      works: this.#works.values,
      pulls: this.#pulls.values,
    }
  }
}

/** @param rows the likes of each member, no work twice in one row */
export function likedWorksOf(rows: Iterable<readonly Like[]>, workCount: number): LikedWorks {
  const likes = new LikesOfMembers()
  for (const row of rows) {
    for (const { work, pull } of row) likes.add(work, pull)
    likes.endMember()
  }
  return likes.likedWorks(workCount)
}

export function worksOfMember({ starts, works }: LikedWorks, member: number): Int32Array {
  return works.subarray(starts[member], starts[member + 1])
}

export function pullsOfMember({ starts, pulls }: LikedWorks, member: number): Float32Array {
  return pulls.subarray(starts[member], starts[member + 1])
}

/** How many members like each work. */
export function countMembers({ works, workCount }: LikedWorks): Int32Array {
  const counts = new Int32Array(workCount)
  for (const work of works) counts[work] = (counts[work] ?? 0) + 1
  return counts
}

/** The members who like each work, as rows by work. */
export function membersByWork(liked: LikedWorks): { starts: Int32Array; members: Int32Array } {
  const starts = new Int32Array(liked.workCount + 1)
  countMembers(liked).forEach((count, work) => {
    starts[work + 1] = (starts[work] ?? 0) + count
  })
  const next = starts.slice()
  const members = new Int32Array(liked.works.length)
  for (let member = 0; member < memberCountOf(liked); member += 1) {
    for (const work of worksOfMember(liked, member)) {
      const index = next[work] ?? 0
      members[index] = member
      next[work] = index + 1
    }
  }
  return { starts, members }
}
