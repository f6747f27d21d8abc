import { median } from '../percentile.ts'
import { openRow } from './measure-row.ts'
import { type PreparedRow, prepareRow } from './prepare-row.ts'
import { rowGoals } from './rows/goals.data.ts'
import type { Row } from './rows/row.ts'
import { rowOf, rows } from './rows/rows.ts'
import { statementCounts } from './rows/statement-counts.data.ts'
import type { Target } from './target.ts'

/** The least part of the rate of its statements that a row must reach on any machine, however busy. */
const ratioMin = 0.05
const measured = ['feed', 'explore', 'profile'] as const
const seconds = 0.5

export interface RowChecks {
  /** A line per row. */
  lines: string[]
  /** A line for each row that does not keep to its numbers. */
  faults: string[]
}

/** Compares rows with the numbers of statements that they send, and looks for growth and slowness. */
export async function checkRows(target: Target): Promise<RowChecks> {
  const found: RowChecks = { lines: [], faults: [] }
  for (const row of rows) {
    const count = usualStatements(await prepareRow(target.product, row, target.subjects))
    const known = statementCounts[row.key]
    found.lines.push(describe(row, count))
    if (count !== known) {
      found.faults.push(
        `${row.name}: ${count} statements, but ${known} in bench/limits/rows/statement-counts.data.ts`,
      )
    }
  }
  found.faults.push(...(await findGrowth(target)), ...(await findSlowness(target)))
  return found
}

function describe({ key, name }: Row, count: number): string {
  const goal = rowGoals[key].statements
  return `${name}: ${count} statements${goal === undefined ? '' : `, goal ${goal}`}`
}

/** Statements of the middle variant: how many a search needs depends on the title. */
function usualStatements({ statements }: PreparedRow): number {
  return median(statements.map((list) => list.length))
}

/** A short page sends as many statements as a whole one. */
async function findGrowth({ product, subjects }: Target): Promise<string[]> {
  const grown: string[] = []
  for (const key of ['feed', 'explore', 'profile', 'list', 'engaged'] as const) {
    const row = rowOf(key)
    const whole = usualStatements(await prepareRow(product, row, subjects))
    const one = usualStatements(await prepareRow(product, shortened(row), subjects))
    if (whole > one)
      grown.push(`${row.name}: ${one} statements for a short page, ${whole} for a whole one`)
  }
  return grown
}

function shortened(row: Row): Row {
  return {
    ...row,
    callsOf: (subject) =>
      row.callsOf(subject).map((call) => ({
        ...call,
        path: call.path.replace(/limit=\d+/, 'limit=2'),
      })),
  }
}

async function findSlowness(target: Target): Promise<string[]> {
  const slow: string[] = []
  for (const key of measured) {
    const row = await openRow(target, rowOf(key))
    const { product, statements } = await row.measureRound(seconds)
    await row.close()
    const ratio = product.rate / statements.rate
    if (ratio < ratioMin) {
      slow.push(`${rowOf(key).name}: ${ratio.toFixed(2)} of the rate of its statements`)
    }
  }
  return slow
}
