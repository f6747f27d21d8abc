import { parseArgs } from 'node:util'
import { sizeOf, type DatasetSize } from './dataset/dataset-size.ts'

const fullReviews = 500_000
const quickReviews = 50_000
/** Enough for the lists that a browser scrolls through. */
const browserReviews = 20_000
const reviewsMax = 20_000_000

const worksMax = 2_000_000
/** The shelf of a young installation, and one that sources have filled for years. */
const worksOf = {
  reads: 20_000,
  attack: 20_000,
  search: 200_000,
  recommendations: 0,
  job: 0,
  browser: 6_000,
}

const scenes = ['reads', 'attack', 'search', 'recommendations', 'job', 'browser'] as const

export interface Options {
  /**
   * What is measured: the reads of members, these while others attack, the statements of a search or of
   * recommendations, reads while recommendations are built, the size of the latter two being fixed, or the
   * web app in a browser.
   */
  scene: (typeof scenes)[number]
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
      scene: { type: 'string', default: 'reads' },
      reviews: { type: 'string' },
      works: { type: 'string' },
      quick: { type: 'boolean', default: false },
      keep: { type: 'string' },
      seconds: { type: 'string' },
    },
  })
  const { quick } = values
  const scene = scenes.find((one) => one === values.scene)
  if (!scene) throw new Error(`--scene must be ${scenes.join(', ')}.`)
  const reviews = numberOf('reviews', values.reviews, reviewsOf(scene, quick))
  if (reviews < 1000 || reviews > reviewsMax) {
    throw new Error(`--reviews must be from 1000 to ${reviewsMax}.`)
  }
  const works = numberOf('works', values.works, worksOf[scene])
  if (works > worksMax) throw new Error(`--works must be at most ${worksMax}.`)
  const seconds = numberOf('seconds', values.seconds, secondsOf(scene, quick))
  if (seconds < 1 || seconds > 60) throw new Error('--seconds must be from 1 to 60.')
  return { scene, size: sizeOf(reviews, works), keep: values.keep, seconds, publish: !quick }
}

function reviewsOf(scene: Options['scene'], quick: boolean): number {
  if (scene === 'browser') return browserReviews
  return quick || scene !== 'reads' ? quickReviews : fullReviews
}

function secondsOf(scene: Options['scene'], quick: boolean): number {
  if (scene === 'attack') return quick ? 10 : 30
  return quick ? 1 : 5
}

function numberOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number.`)
  return Number(text)
}
