import { parseArgs } from 'node:util'
import { type DatasetSize, sizeOf } from './dataset/dataset-size.ts'
import { type Row, rowOf, rows } from './rows/rows.ts'

const reviews = 500_000
const quickReviews = 50_000
const works = 20_000

export interface Options {
  size: DatasetSize
  /** A folder whose database is used again, or filled and left behind; else a temporary one. */
  keep: string | undefined
  /** How long each figure is measured. */
  seconds: number
  load: Load
  /** True to put the figures into the document. */
  document: boolean
  /** The rows that are measured. */
  rows: readonly Row[]
}

/** How much the rows of members are opened. */
export interface Load {
  members: number
  /** Openings of each row to choose from at random. */
  variants: number
}

const fullLoad: Load = { members: 100, variants: 200 }
const quickLoad: Load = { members: 20, variants: 40 }

/** Reads the command line. Throws a sentence about an option that cannot be used. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      keep: { type: 'string' },
      only: { type: 'string' },
      document: { type: 'boolean', default: false },
    },
  })
  const { quick, keep, only, document } = values
  if (document && (quick || only !== undefined)) {
    throw new Error('--document goes with all rows on the whole database only.')
  }
  return {
    size: sizeOf(quick ? quickReviews : reviews, works),
    keep,
    seconds: quick ? 1 : 5,
    load: quick ? quickLoad : fullLoad,
    document,
    rows: only?.split(',').map(rowOf) ?? rows,
  }
}
