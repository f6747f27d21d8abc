import { printTable } from '../print-table.ts'
import {
  isMissed,
  judgeProduct,
  judgeRow,
  type Judged,
  type LimitsResult,
  type LimitsRow,
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
    [
      'Row',
      'A second',
      'Statements alone',
      'Ratio',
      'Node ms',
      'PostgreSQL ms',
      'Statements',
      'Sent',
      'p50',
      'p99',
      'p99 at 50',
      'Others',
    ],
    ...rows.map((row) => {
      const judged = judgeRow(row, base)
      return [
        row.name,
        whole(row.rate),
        whole(row.statementRate),
        cellOf(judged.ratio, 2),
        row.nodeMs.toFixed(2),
        row.postgresMs.toFixed(2),
        cellOf(judged.statements, 0),
        row.statementsSent.toFixed(1),
        row.p50.toFixed(1),
        row.p99.toFixed(1),
        row.p99Loaded.toFixed(0),
        row.others.toFixed(2),
      ]
    }),
  ]
}

/** The rows against a server that only answers. */
export function bareRows({ rows }: LimitsResult): string[][] {
  return [
    ['Row', 'Bytes', 'Requests', 'A second', 'Bare', 'Bare, compressed'],
    ...rows.flatMap(({ name, bytes, requests, rate, bare }) =>
      bare
        ? [
            [
              name,
              `${bytes}`,
              `${requests}`,
              whole(rate),
              whole(bare.plain),
              whole(bare.compressed),
            ],
          ]
        : [],
    ),
  ]
}

/** The rows against those of the older build. */
export function olderRows({ rows }: LimitsResult): string[][] {
  return [
    ['Row', 'Before, a second', 'Now', 'Times', 'Before, statements', 'Now', 'Before, p50', 'Now'],
    ...rows.flatMap((row) => (row.older ? [olderCells(row, row.older)] : [])),
  ]
}

function olderCells(row: LimitsRow, older: NonNullable<LimitsRow['older']>): string[] {
  const { against } = judgeRow(row)
  return [
    row.name,
    whole(older.rate),
    whole(row.rate),
    cellOf(against, 2),
    whole(older.statements),
    whole(row.statements),
    older.p50.toFixed(1),
    row.p50.toFixed(1),
  ]
}

/** The dearest statement of each row. */
export function statementRows(result: LimitsResult): string[][] {
  return [
    ['Row', 'Median ms', 'Most ms', 'Planning ms', 'Pages', 'Dearest statement'],
    ...result.rows.flatMap((row) =>
      row.plans
        .slice(0, 1)
        .map(({ text, msMax, planningMs, pages }) => [
          row.name,
          cellOf(judgeRow(row).slowest, 2),
          msMax.toFixed(2),
          planningMs.toFixed(2),
          whole(pages),
          `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``,
        ]),
    ),
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

/** Memory, start and calibration, a sentence each. */
export function productLines(result: LimitsResult): string[] {
  const { memory, calibration } = result
  const judged = judgeProduct(result)
  const { driver, pgbench } = calibration
  const compared = pgbench === null ? 'pgbench is not installed' : `pgbench ${whole(pgbench)}`
  return [
    `Memory under mixed load for ${memory.seconds} seconds (all rows at 50 connections, one write in twenty, ${whole(memory.rate)} openings a second): ${whole(memory.before)} MB before, at most ${cellOf(judged.memory, 0)} MB, ${whole(memory.last)} MB at the end; last quarter ÷ second quarter ${cellOf(judged.memoryGrowth, 2)}.`,
    `Warm start to the first answer: ${cellOf(judged.start, 2)} seconds.`,
    `One short statement at 50 connections: the driver ${whole(driver)} a second, ${compared}.`,
  ]
}

export function printResult(result: LimitsResult, base?: LimitsResult): void {
  const tables = [rateRows(result, base), bareRows(result), statementRows(result)]
  if (result.against !== null) tables.push(olderRows(result))
  if (base) tables.push(growthRows(result, base))
  for (const table of tables) {
    process.stdout.write('\n')
    printTable(table)
  }
  process.stdout.write(`\n${productLines(result).join('\n')}\n`)
}
