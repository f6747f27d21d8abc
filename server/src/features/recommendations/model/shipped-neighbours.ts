import type { Neighbours } from './neighbours.ts'
import { neighboursOfWork, packNeighbours } from './neighbours.ts'

/** Neighbours that come with the product, by the ids that their source has for works. */
export interface ShippedNeighbours {
  ids: string[]
  neighbours: Neighbours
}

/** Weights are kept in thousandths. */
const unit = 1000

/**
 * One line per work: its id, then for each neighbour the number of its line, from 0, and how much its weight, in
 * thousandths, is below that of the one before it; the first one's is below 1000. Lines from `#` are comments.
 */
export function writeShippedNeighbours({ ids, neighbours }: ShippedNeighbours): string {
  return ids
    .map((id, work) => {
      let before = unit
      const cells = neighboursOfWork(neighbours, work).flatMap((neighbour) => {
        const weight = Math.max(1, Math.round(neighbour.weight * unit))
        const step = before - weight
        before = weight
        return [neighbour.work, step]
      })
      return `${[id, ...cells].join(' ')}\n`
    })
    .join('')
}

/** @throws Error with the line's number if a line has another form */
export function readShippedNeighbours(text: string): ShippedNeighbours {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const ids = lines.map((line) => line.split(' ', 1)[0] ?? '')
  const rows = lines.map((line, index) => rowOf(line, index, lines.length))
  return { ids, neighbours: packNeighbours(rows) }
}

function rowOf(line: string, index: number, count: number) {
  const cells = line.split(' ').slice(1).map(Number)
  let weight = unit
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, at) => {
    const [work = NaN, step = NaN] = cells.slice(2 * at, 2 * at + 2)
    weight -= step
    if (!(work >= 0 && work < count && weight > 0)) {
      throw new Error(`Work ${index} has a neighbour that cannot be read`)
    }
    return { work, weight: weight / unit, support: 0 }
  })
}
