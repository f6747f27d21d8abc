import { connect } from '../server/src/db/connect.ts'
import { findMiscounts } from '../server/src/testing/database/recount.ts'
import { withClient } from '../server/src/testing/database/with-client.ts'
import { compare, type Differences, untilImportsWritten } from './compare.ts'
import type { Journal } from './journal.ts'
import type { Writer } from './writer.ts'

const shown = 20

export type Line = readonly [name: string, ...figures: (string | number)[]]

/** Events while members wrote. */
export interface Course {
  lines: Line[]
  isGood: boolean
}

/** Differences from the journal, and the stored counts that differ from recounted ones. */
export type Found = Differences & Record<'miscounted', string[]>

/** Compares a database with the journal once all imports are written. */
export async function examineDatabase(connectionString: string, journal: Journal): Promise<Found> {
  const db = connect({ connectionString }, () => undefined)
  try {
    const differences = await withClient(connectionString, async (client) => {
      await untilImportsWritten(client)
      return compare(client, journal)
    })
    const miscounts = await findMiscounts(db)
    return { ...differences, miscounted: miscounts.map(({ what, id }) => `${what} ${id}`) }
  } finally {
    await db.destroy()
  }
}

export function printFigures(journal: Journal, writer: Writer, course: Course, found: Found): void {
  const total = [...journal.answered.values()].reduce((sum, count) => sum + count, 0)
  const lines: Line[] = [
    ['Writes answered', total],
    ...[...journal.answered].map(([kind, count]): Line => [`  ${kind}`, count]),
    ['Attempts without an answer', writer.unanswered],
    ...course.lines,
    ['Lost', found.lost.length],
    ['Doubled', found.doubled.length],
    ['Half', found.half.length],
    ['Kept counts that differ', found.miscounted.length],
  ]
  for (const [name, ...figures] of lines) {
    const cells = figures.map((one) => String(one).padStart(9))
    process.stdout.write(`${name.padEnd(30)}${cells.join('')}\n`)
  }
  for (const text of Object.values(found).flat().slice(0, shown))
    process.stdout.write(`- ${text}\n`)
}
