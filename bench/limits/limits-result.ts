import type { DatasetSize } from '../dataset/dataset-size.ts'
import type { Machine } from '../machine.ts'
import type { RowFigures } from './figures.ts'
import type { MemoryFigures } from './measure-memory.ts'
import { productGoals, rowGoals } from './rows/goals.data.ts'

/** One run of all rows. */
export interface LimitsResult {
  /** The day, `YYYY-MM-DD`. */
  day: string
  seconds: number
  size: DatasetSize
  machine: Machine
  rows: RowFigures[]
  memory: MemoryFigures
  /** Seconds from a warm start to the first answer. */
  start: number
}

/** A figure with the goal that it must reach; `most` where it must not be more. */
export interface Judged {
  value: number
  goal: number | undefined
  most: boolean
}

export function isMissed({ value, goal, most }: Judged): boolean {
  if (goal === undefined) return false
  return most ? value > goal : value < goal
}

const least = (value: number, goal: number | undefined): Judged => ({ value, goal, most: false })
const most = (value: number, goal: number | undefined): Judged => ({ value, goal, most: true })

/** The figures of a row that have goals. `base` is the result with a tenth of the reviews. */
export function judgeRow(row: RowFigures, base?: LimitsResult) {
  const goals = rowGoals[row.key]
  const smaller = base?.rows.find(({ key }) => key === row.key)
  return {
    ratio: least(row.ratio, goals.ratio),
    statements: most(row.statements, goals.statements),
    ...(smaller && { growth: most(row.p50 / smaller.p50, goals.growth) }),
  }
}

/** The figures of the product as a whole that have goals. */
export function judgeProduct({ memory, start }: LimitsResult) {
  return {
    memory: most(memory.most, productGoals.memory),
    memoryGrowth: most(memory.growth, productGoals.memoryGrowth),
    start: most(start, productGoals.start),
  }
}

/** A line for each goal that is missed. */
export function missedGoals(result: LimitsResult, base?: LimitsResult): string[] {
  const all: [string, Record<string, Judged>][] = [
    ...result.rows.map((row): [string, Record<string, Judged>] => [row.name, judgeRow(row, base)]),
    ['The product', judgeProduct(result)],
  ]
  return all.flatMap(([name, judged]) =>
    Object.entries(judged)
      .filter(([, one]) => isMissed(one))
      .map(([figure, { value, goal }]) => `${name}: ${figure} ${value.toFixed(2)}, goal ${goal}`),
  )
}
