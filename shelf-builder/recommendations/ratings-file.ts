import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Column } from '../../server/src/features/recommendations/model/column.ts'
import { addAt, valueAt } from '../../server/src/features/recommendations/model/value-at.ts'

export interface Rating {
  user: string
  work: string
  rating: number
  /** Seconds. */
  time: number
}

/** Ratings as columns, which hold a file of a million in a tenth of the memory of objects. */
export interface Ratings {
  /** By the numbers of users and works, in the order of the file. */
  users: Int32Array
  works: Int32Array
  values: Float32Array
  times: Float64Array
  userNames: string[]
  workNames: string[]
}

/**
 * Reads lines of user, work, rating from 0 to 10 and time, separated by `::`, a tab or a comma; the latest of
 * several ratings of a work by one user counts. Skips a line of headings.
 * @throws Error with the line's number if a line has another form
 */
export async function readRatings(file: string): Promise<Ratings> {
  const users = new Names()
  const works = new Names()
  const values = new Column(Float32Array)
  const times = new Column(Float64Array)
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
    if (!rating) continue
    users.push(rating.user)
    works.push(rating.work)
    values.push(rating.rating)
    times.push(rating.time)
  }
  const columns = { values: values.values, times: times.values }
  const numbers = { users: users.numbers, works: works.numbers }
  return latestOf({ ...numbers, ...columns, userNames: users.all, workNames: works.all })
}

function ratingIn(text: string): Rating | null {
  const [user = '', work = '', value = '', time = '0'] = text.split(/::|\t|,/)
  const rating = Number(value)
  return value !== '' && rating >= 0 && rating <= 10
    ? { user, work, rating, time: Number(time) }
    : null
}

/** A column of names, each kept once. */
class Names {
  readonly #numbers = new Map<string, number>()
  readonly #column = new Column(Int32Array)

  push(name: string): void {
    const number = this.#numbers.get(name) ?? this.#numbers.size
    // A copy: a part of a line would keep the whole line.
    if (number === this.#numbers.size) this.#numbers.set(Buffer.from(name).toString(), number)
    this.#column.push(number)
  }

  get numbers(): Int32Array {
    return this.#column.values
  }

  get all(): string[] {
    return [...this.#numbers.keys()]
  }
}

/** The latest rating of each work by each user, at the place of the first. */
function latestOf(all: Ratings): Ratings {
  const { users, works, values, times } = all
  const firsts = new Int32Array(all.workNames.length)
  const owners = new Int32Array(all.workNames.length).fill(-1)
  const isKept = new Uint8Array(users.length)
  const { starts, places } = placesByUser(all)
  for (let user = 0; user < all.userNames.length; user += 1) {
    for (const index of places.subarray(starts[user], starts[user + 1])) {
      const work = valueAt(works, index)
      const first = valueAt(firsts, work)
      if (owners[work] !== user) {
        owners[work] = user
        firsts[work] = index
        isKept[index] = 1
      } else if (valueAt(times, index) >= valueAt(times, first)) {
        values[first] = valueAt(values, index)
        times[first] = valueAt(times, index)
      }
    }
  }
  return onlyKept(all, (index) => isKept[index] === 1)
}

/** The places of each user's ratings, in the order of the file, as rows by user. */
export function placesByUser({ users, userNames }: Ratings) {
  const starts = new Int32Array(userNames.length + 1)
  for (const user of users) addAt(starts, user + 1, 1)
  for (let user = 0; user < userNames.length; user += 1)
    addAt(starts, user + 1, valueAt(starts, user))
  const next = starts.slice()
  const places = new Int32Array(users.length)
  users.forEach((user, index) => {
    places[valueAt(next, user)] = index
    addAt(next, user, 1)
  })
  return { starts, places }
}

export function onlyKept(ratings: Ratings, isKept: (index: number) => boolean): Ratings {
  const users = new Column(Int32Array)
  const works = new Column(Int32Array)
  const values = new Column(Float32Array)
  const times = new Column(Float64Array)
  for (let index = 0; index < ratings.users.length; index += 1) {
    if (!isKept(index)) continue
    users.push(valueAt(ratings.users, index))
    works.push(valueAt(ratings.works, index))
    values.push(valueAt(ratings.values, index))
    times.push(valueAt(ratings.times, index))
  }
  return {
    ...ratings,
    users: users.values,
    works: works.values,
    values: values.values,
    times: times.values,
  }
}

export function rowsOf({ users, works, values, times, userNames, workNames }: Ratings): Rating[] {
  return Array.from(users, (user, index) => ({
    user: valueAt(userNames, user),
    work: valueAt(workNames, valueAt(works, index)),
    rating: valueAt(values, index),
    time: valueAt(times, index),
  }))
}
