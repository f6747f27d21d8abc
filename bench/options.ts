import { parseArgs } from 'node:util'
import { sizeOf, type DatasetSize } from './dataset/dataset-size.ts'

const fullReviews = 500_000
const quickReviews = 50_000
const reviewsMax = 20_000_000

export interface Options {
  size: DatasetSize
  /** A folder whose database is used again, or filled and left behind; else a temporary one. */
  keep: string | undefined
  /** How long each read is asked for in turn, and as long again by ten connections. */
  seconds: number
  /** Whether the result goes into the document. */
  publish: boolean
}

/** Reads the command line. Throws a sentence about an option that cannot be used. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      reviews: { type: 'string' },
      quick: { type: 'boolean', default: false },
      keep: { type: 'string' },
      seconds: { type: 'string' },
    },
  })
  const { quick } = values
  const reviews = numberOf('reviews', values.reviews, quick ? quickReviews : fullReviews)
  if (reviews < 1000 || reviews > reviewsMax) {
    throw new Error(`--reviews must be from 1000 to ${reviewsMax}.`)
  }
  const seconds = numberOf('seconds', values.seconds, quick ? 1 : 5)
  if (seconds < 1 || seconds > 60) throw new Error('--seconds must be from 1 to 60.')
  return { size: sizeOf(reviews), keep: values.keep, seconds, publish: !quick }
}

function numberOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number.`)
  return Number(text)
}
