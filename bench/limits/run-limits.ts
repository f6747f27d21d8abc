import { readFileSync, writeFileSync } from 'node:fs'
import type { BenchDatabase } from '../database.ts'
import { describeMachine } from '../machine.ts'
import type { Options } from '../options.ts'
import { median } from '../median.ts'
import { startProduct } from '../product.ts'
import { Table } from '../table.ts'
import { measureRow } from './measure-row.ts'
import { rowOf } from './rows/rows.ts'
import { openTarget } from './target.ts'

const documentFile = new URL('../../docs/performance.md', import.meta.url)
const figuresHeading = '## Figures\n'
const headings = [
  'Row',
  'A second',
  'Alone',
  'Ratio and its goal',
  'Statements',
  'p50',
  'p99',
  'p99 at 50',
]
const starts = 3

/** The most seconds from a warm start to an answer. */
const startGoal = 1.3

/** Measures all rows and the start, and sets the exit code where a goal is missed. */
export async function runLimits(database: BenchDatabase, options: Options): Promise<void> {
  const { size, only, load } = options
  const conditions = await describeMachine(database.connectionString)
  const target = await openTarget(database, load)
  const table = new Table(headings)
  let missed = 0
  const judge = (value: number, digits: number, goal: number | undefined, isMet: boolean) => {
    if (goal === undefined) return value.toFixed(digits)
    if (!isMet) missed += 1
    return `${isMet ? value.toFixed(digits) : `**${value.toFixed(digits)}**`} (${goal})`
  }
  try {
    for (const row of only.map(rowOf)) {
      const one = await measureRow(target, row, options.seconds)
      table.add([
        row.name,
        one.rate.toFixed(0),
        one.statementRate.toFixed(0),
        judge(one.ratio, 2, row.ratio, one.ratio >= (row.ratio ?? 0)),
        String(one.statements),
        one.p50.toFixed(1),
        one.p99.toFixed(1),
        one.p99Loaded.toFixed(0),
      ])
    }
    await target.stop()
    await database.stop()
    const seconds = await measureStart(database.dataFolder)
    const start = judge(seconds, 2, startGoal, seconds <= startGoal)
    const lines = [`A warm start takes ${start} seconds to the first answer.`, conditions]
    process.stdout.write(`\n${lines.join('\n')}\n`)
    if (options.document) writeDocument(size.reviews, table, lines)
  } finally {
    await target.stop()
  }
  if (missed > 0) process.exitCode = 1
}

/** Seconds from the start of the process to its first answer, with a database that does not run yet: the median. */
async function measureStart(dataFolder: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < starts; count += 1) {
    const start = performance.now()
    const product = await startProduct(dataFolder)
    try {
      const answer = await fetch(`${product.url}/v1/reviews?limit=1`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`The first request was answered with ${answer.status}`)
      times.push((performance.now() - start) / 1000)
    } finally {
      await product.stop()
    }
  }
  return median(times)
}

/** Replaces the figures, which end the document. */
function writeDocument(reviews: number, { lines }: Table, others: readonly string[]): void {
  const [head = ''] = readFileSync(documentFile, 'utf8').split(figuresHeading)
  const title = `${reviews.toLocaleString('en')} reviews, measured on ${new Date().toISOString().slice(0, 10)}.`
  const text = [figuresHeading.trim(), title, lines.join('\n'), ...others].join('\n\n')
  writeFileSync(documentFile, `${head}${text}\n`)
}
