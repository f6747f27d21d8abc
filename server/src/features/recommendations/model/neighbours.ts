import { Column } from './column.ts'
import type { Model } from './model.ts'
import { addAt, valueAt } from './value-at.ts'

/** The neighbours of each work, as rows by work, the strongest first. */
export interface Neighbours {
  starts: Int32Array
  works: Int32Array
  weights: Float32Array
  /** Members who like both. */
  supports: Int32Array
}

export interface Neighbour {
  work: number
  weight: number
  support: number
}

/** Packs the rows one by one, so that no more than one row is there as objects. */
export function packNeighbours(rows: Iterable<readonly Neighbour[]>): Neighbours {
  const starts = new Column(Int32Array)
  const works = new Column(Int32Array)
  const weights = new Column(Float32Array)
  const supports = new Column(Int32Array)
  starts.push(0)
  for (const row of rows) {
    for (const { work, weight, support } of row) {
      works.push(work)
      weights.push(weight)
      supports.push(support)
    }
    starts.push(works.length)
  }
  return {
    starts: starts.values,
    works: works.values,
    weights: weights.values,
    supports: supports.values,
  }
}

/** The same pairs by their other works, whose rows keep the order of the works: from sources of a target to targets. */
export function transposed({ starts, works, weights, supports }: Neighbours): Neighbours {
  const turned = {
    starts: new Int32Array(starts.length),
    works: new Int32Array(works.length),
    weights: new Float32Array(works.length),
    supports: new Int32Array(works.length),
  }
  for (const work of works) addAt(turned.starts, work + 1, 1)
  for (let work = 1; work < starts.length; work += 1)
    addAt(turned.starts, work, valueAt(turned.starts, work - 1))
  const next = turned.starts.slice()
  for (let work = 0; work + 1 < starts.length; work += 1) {
    for (let at = valueAt(starts, work); at < valueAt(starts, work + 1); at += 1) {
      const target = valueAt(works, at)
      const index = valueAt(next, target)
      addAt(next, target, 1)
      turned.works[index] = work
      turned.weights[index] = valueAt(weights, at)
      turned.supports[index] = valueAt(supports, at)
    }
  }
  return turned
}

export function neighboursOfWork(neighbours: Neighbours, work: number): Neighbour[] {
  const { starts, works, weights, supports } = neighbours
  const indexes = Array.from(
    { length: valueAt(starts, work + 1) - valueAt(starts, work) },
    (_, at) => valueAt(starts, work) + at,
  )
  return indexes.map((at) => ({
    work: valueAt(works, at),
    weight: valueAt(weights, at),
    support: valueAt(supports, at),
  }))
}

/** Scores the neighbours of the liked works. */
export function itemModel(neighbours: Neighbours): Model {
  const { starts, works, weights } = orderedByWork(neighbours)
  return {
    addScores: (liked, pulls, scores) => {
      liked.forEach((work, index) => {
        const pull = valueAt(pulls, index)
        const end = valueAt(starts, work + 1)
        for (let at = valueAt(starts, work); at < end; at += 1) {
          const other = works[at] ?? 0
          scores[other] = (scores[other] ?? 0) + pull * (weights[at] ?? 0)
        }
      })
    },
    weightOf: (from, to) => {
      const at = indexOf(to, works, valueAt(starts, from), valueAt(starts, from + 1))
      return at === null ? 0 : valueAt(weights, at)
    },
  }
}

/** The same rows with the works of each in ascending order, for binary search. */
function orderedByWork({ starts, works, weights }: Neighbours): Omit<Neighbours, 'supports'> {
  const indexes = Int32Array.from(works.keys())
  for (let work = 0; work + 1 < starts.length; work += 1) {
    indexes
      .subarray(starts[work], starts[work + 1])
      .sort((a, b) => valueAt(works, a) - valueAt(works, b))
  }
  return {
    starts,
    works: indexes.map((index) => valueAt(works, index)),
    weights: Float32Array.from(indexes, (index) => valueAt(weights, index)),
  }
}

/** The index of a number among ascending ones from `start` to before `end`; null if it is not there. */
function indexOf(number: number, among: Int32Array, start: number, end: number): number | null {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((among[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low < end && among[low] === number ? low : null
}

/** The mean weight of each work's strongest neighbour, to bring weights of several methods to one scale. */
export function meanStrongest({ starts, weights }: Neighbours): number {
  let sum = 0
  let works = 0
  for (let work = 0; work + 1 < starts.length; work += 1) {
    if (starts[work] === starts[work + 1]) continue
    sum += valueAt(weights, valueAt(starts, work))
    works += 1
  }
  return works === 0 ? 0 : sum / works
}

/** Both models together. */
export function sumOf(first: Model, second: Model): Model {
  return {
    addScores: (works, pulls, scores) => {
      first.addScores(works, pulls, scores)
      second.addScores(works, pulls, scores)
    },
    weightOf: (from, to) => first.weightOf(from, to) + second.weightOf(from, to),
  }
}
