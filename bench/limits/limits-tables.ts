import { printTable } from '../print-table.ts'
import type { RowFigures } from './figures.ts'
import {
  isMissed,
  judgeProduct,
  judgeRow,
  type Judged,
  type LimitsResult,
} from './limits-result.ts'

/** A figure with its goal in brackets; bold where it misses it. */
function cellOf(judged: Judged | undefined, digits: number): string {
  if (!judged) return ''
  const { value, goal } = judged
  const text = value.toFixed(digits)
  if (goal === undefined) return text
  return `${isMissed(judged) ? `**${text}**` : text} (${goal})`
}

const whole = (value: number) => value.toFixed(0)

/** The rows against the rates of their statements alone. */
export function rateRows({ rows }: LimitsResult, base?: LimitsResult): string[][] {
  return [
    ['Row', 'A second', 'Statements alone', 'Ratio', 'Statements', 'p50', 'p99', 'p99 at 50'],
    ...rows.map((row) => {
      const judged = judgeRow(row, base)
      return [
        row.name,
        whole(row.rate),
        whole(row.statementRate),
        cellOf(judged.ratio, 2),
        cellOf(judged.statements, 0),
        row.p50.toFixed(1),
        row.p99.toFixed(1),
        row.p99Loaded.toFixed(0),
      ]
    }),
  ]
}

/** Rows against the same rows of a tenth of the reviews. */
export function growthRows(result: LimitsResult, base: LimitsResult): string[][] {
  return [
    ['Row', 'p50 with a tenth', 'p50', 'Growth'],
    ...result.rows.flatMap((row) => {
      const smaller = base.rows.find(({ key }) => key === row.key)
      if (!smaller) return []
      const { growth } = judgeRow(row, base)
      return [[row.name, smaller.p50.toFixed(1), row.p50.toFixed(1), cellOf(growth, 2)]]
    }),
  ]
}

/** Memory and start, a sentence each. */
export function productLines(result: LimitsResult): string[] {
  const { memory } = result
  const judged = judgeProduct(result)
  return [
    `Memory under mixed load for ${memory.seconds} seconds (all rows at 50 connections, one write in twenty, ${whole(memory.rate)} openings a second): ${whole(memory.before)} MB before, at most ${cellOf(judged.memory, 0)} MB, ${whole(memory.last)} MB at the end; last quarter ÷ second quarter ${cellOf(judged.memoryGrowth, 2)}.`,
    `Warm start to the first answer: ${cellOf(judged.start, 2)} seconds.`,
  ]
}

/** A row as soon as it is measured. */
export function describeRow({ name, rate, statementRate, ratio, p50, p99 }: RowFigures): string {
  return `${name}: ${whole(rate)} a second, ${ratio.toFixed(2)} of ${whole(statementRate)}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

export function printResult(result: LimitsResult, base?: LimitsResult): void {
  for (const table of [rateRows(result, base), ...(base ? [growthRows(result, base)] : [])]) {
    process.stdout.write('\n')
    printTable(table)
  }
  process.stdout.write(`\n${productLines(result).join('\n')}\n`)
}
