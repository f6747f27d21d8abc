import { parseArgs } from 'node:util'
import { type DatasetSize, sizeOf } from './dataset/dataset-size.ts'
import { rowKeys } from './limits/rows/rows.ts'
import type { RowKey } from './limits/rows/statement-counts.data.ts'

/** The works are those of a young installation, or of one that sources have filled for years. */
const scenes = {
  limits: { reviews: 500_000, works: 20_000, seconds: 2 },
  attack: { reviews: 50_000, works: 20_000, seconds: 30 },
  overload: { reviews: 50_000, works: 20_000, seconds: 30 },
  search: { reviews: 50_000, works: 200_000, seconds: 0 },
  browser: { reviews: 20_000, works: 6_000, seconds: 0 },
}
const quickReviews = 50_000

export type Scene = keyof typeof scenes

export interface Options {
  scene: Scene
  size: DatasetSize
  /** A folder whose database is used again, or filled and left behind; else a temporary one. */
  keep: string | undefined
  /** How long each figure is measured. */
  seconds: number
  load: Load
  quick: boolean
  /** True to put the figures into the document. */
  document: boolean
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

const fullLoad: Load = { members: 100, variants: 200, memorySeconds: 120 }
const quickLoad: Load = { members: 20, variants: 40, memorySeconds: 10 }

/** Reads the command line. Throws a sentence about an option that cannot be used. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scene: { type: 'string', default: 'limits' },
      quick: { type: 'boolean', default: false },
      keep: { type: 'string' },
      memory: { type: 'string' },
      only: { type: 'string' },
      document: { type: 'boolean', default: false },
    },
  })
  const { quick, keep, only, document } = values
  const scene = oneOf('scene', Object.keys(scenes) as Scene[], values.scene)
  if (document && (quick || only !== undefined || scene !== 'limits')) {
    throw new Error('--document goes with all rows on the whole database only.')
  }
  const { reviews, works, seconds } = scenes[scene]
  const load = quick ? quickLoad : fullLoad
  const memorySeconds = Number(values.memory ?? load.memorySeconds)
  if (!(memorySeconds > 0)) throw new Error('--memory must be a number of seconds.')
  return {
    scene,
    size: sizeOf(quick ? Math.min(reviews, quickReviews) : reviews, works),
    keep,
    seconds: quick ? seconds / 6 : seconds,
    load: { ...load, memorySeconds },
    quick,
    document,
    only: only?.split(',').map((key) => oneOf('only', rowKeys, key)) ?? rowKeys,
  }
}

function oneOf<T extends string>(name: string, known: readonly T[], text: string): T {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new Error(`--${name} must be ${known.join(', ')}.`)
  return found
}
