// npm run bench: measures the calls that matter beside their statements alone, and prints each row when it is measured.
// --document writes the figures to docs/performance.md. --quick takes a small database.
import { readFileSync, writeFileSync } from 'node:fs'
import { withLock } from '../tools/running/lock.mjs'
import { buildChanged } from '../tools/workspace.mjs'
import { openDatabase } from './database.ts'
import { describeMachine } from './machine.ts'
import { measureRow } from './measure-row.ts'
import { readOptions } from './options.ts'
import { openTarget } from './target.ts'

const documentFile = new URL('../docs/performance.md', import.meta.url)
const figuresHeading = '## Figures\n'
const headings = ['A second', 'Alone', 'Ratio', 'Statements', 'p50', 'p99', 'p99 at 50']

const lines: string[] = []

/** The first cell stands to the left, the others to the right. */
function print(first: string, cells: readonly string[]): void {
  const padded = cells.map((cell, column) => cell.padStart(headings[column]?.length ?? 0))
  const line = `| ${[first.padEnd(22), ...padded].join(' | ')} |`
  lines.push(line)
  process.stdout.write(`${line}\n`)
}

try {
  const { size, keep, load, seconds, document, rows } = readOptions(process.argv.slice(2))
  await withLock('prepare', buildChanged)
  const database = await openDatabase(size, keep)
  try {
    const conditions = await describeMachine(database.connectionString)
    const target = await openTarget(database, load)
    try {
      print('Row', headings)
      print(
        '-'.repeat(22),
        headings.map(({ length }) => `${'-'.repeat(length - 1)}:`),
      )
      for (const row of rows) {
        const { loaded, statementRate, alone, statements } = await measureRow(target, row, seconds)
        print(row.name, [
          loaded.rate.toFixed(0),
          statementRate.toFixed(0),
          (loaded.rate / statementRate).toFixed(2),
          String(statements),
          String(alone.p50),
          String(alone.p99),
          String(loaded.p99),
        ])
      }
    } finally {
      await target.stop()
    }
    process.stdout.write(`\n${conditions}\n`)
    if (document) writeDocument(size.reviews, conditions)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Replaces the figures, which end the document. */
function writeDocument(reviews: number, conditions: string): void {
  const [head = ''] = readFileSync(documentFile, 'utf8').split(figuresHeading)
  const title = `${reviews.toLocaleString('en')} reviews, measured on ${new Date().toISOString().slice(0, 10)}.`
  const text = [figuresHeading.trim(), title, lines.join('\n'), conditions].join('\n\n')
  writeFileSync(documentFile, `${head}${text}\n`)
}
