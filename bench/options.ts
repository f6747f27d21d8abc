import { parseArgs } from 'node:util'
import { sizeOf, type DatasetSize } from './dataset/dataset-size.ts'
import { type RowKey, rowKeys } from './limits/rows/row-keys.ts'

const fullReviews = 500_000
const quickReviews = 50_000
/** Enough for the lists that a browser scrolls through. */
const browserReviews = 20_000
const reviewsMax = 20_000_000

const worksMax = 2_000_000
/** The shelf of a young installation, and one that sources have filled for years. */
const worksOf = {
  limits: 20_000,
  attack: 20_000,
  overload: 20_000,
  search: 200_000,
  recommendations: 0,
  job: 0,
  browser: 6_000,
}

const scenes = [
  'limits',
  'attack',
  'overload',
  'search',
  'recommendations',
  'job',
  'browser',
] as const

export interface Options {
  /**
   * The scenario to measure: the calls of members against their limits, reads while others attack, more requests
   * than a process can serve, the statements of a search or of recommendations, reads while recommendations are built, the size of the latter two being fixed,
   * or the web app in a browser.
   */
  scene: (typeof scenes)[number]
  size: DatasetSize
  /** A folder whose database is used again, or filled and left behind; else a temporary one. */
  keep: string | undefined
  /** How long each figure is measured. */
  seconds: number
  load: Load
  /** Today, `YYYY-MM-DD`. */
  day: string
  /** True if the result goes into the document. */
  publish: boolean
  /** The rows that are measured. */
  only: RowKey[]
}

/** How much the rows of members are opened. */
export interface Load {
  members: number
  /** Openings of each row to choose from at random. */
  variants: number
  /** How long the memory of the product is watched. */
  memorySeconds: number
}

const fullLoad: Load = { members: 100, variants: 200, memorySeconds: 180 }
const quickLoad: Load = { members: 20, variants: 40, memorySeconds: 10 }

/** Reads the command line. Throws a sentence about an option that cannot be used. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scene: { type: 'string', default: 'limits' },
      reviews: { type: 'string' },
      scale: { type: 'string', default: '1' },
      works: { type: 'string' },
      quick: { type: 'boolean', default: false },
      keep: { type: 'string' },
      seconds: { type: 'string' },
      memory: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const { quick, keep, only } = values
  const scene = oneOf('scene', scenes, values.scene)
  const seconds = numberOf('seconds', values.seconds, secondsOf(scene, quick))
  if (seconds < 0.2 || seconds > 60) throw new Error('--seconds must be from 0.2 to 60.')
  const load = quick ? quickLoad : fullLoad
  return {
    scene,
    size: readSize(values, reviewsOf(scene, quick), worksOf[scene]),
    keep,
    seconds,
    load: { ...load, memorySeconds: numberOf('memory', values.memory, load.memorySeconds) },
    day: new Date().toISOString().slice(0, 10),
    publish: !quick && only === undefined,
    only: (only?.split(',') ?? rowKeys).map((key) => oneOf('only', rowKeys, key)),
  }
}

function readSize(
  given: { reviews?: string | undefined; scale: string; works?: string | undefined },
  usualReviews: number,
  usualWorks: number,
): DatasetSize {
  const base = numberOf('reviews', given.reviews, usualReviews)
  const reviews = base * numberOf('scale', given.scale, 1)
  if (reviews < 1000 || reviews > reviewsMax || !Number.isInteger(reviews)) {
    throw new Error(`--reviews times --scale must be a whole number from 1000 to ${reviewsMax}.`)
  }
  const works = numberOf('works', given.works, usualWorks)
  if (works > worksMax) throw new Error(`--works must be at most ${worksMax}.`)
  return sizeOf(reviews, works)
}

function reviewsOf(scene: Options['scene'], isQuick: boolean): number {
  if (scene === 'browser') return browserReviews
  return isQuick || scene !== 'limits' ? quickReviews : fullReviews
}

function secondsOf(scene: Options['scene'], isQuick: boolean): number {
  if (scene === 'attack' || scene === 'overload') return isQuick ? 10 : 30
  return isQuick ? 0.3 : 2.5
}

function oneOf<T extends string>(name: string, known: readonly T[], text: string): T {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new Error(`--${name} must be ${known.join(', ')}.`)
  return found
}

function numberOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`--${name} must be a number.`)
  return Number(text)
}
