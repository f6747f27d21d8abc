// The short form of npm run bench in npm test: the exact numbers of statements of every row on a small dataset.
// Needs the built server.
import { prepareData, preparedData, copyData } from '../e2e/fixtures/prepared-data.ts'
import { withClient } from '../server/src/testing/database/with-client.ts'
import { hashPassword } from '../server/src/features/accounts/passwords/accounts.password.rules.ts'
import { openFolder, password, startDatabase } from './database.ts'
import type { DatasetSize } from './dataset/dataset-size.ts'
import { fillDatabase } from './dataset/fill-database.ts'
import { prepareRow, usualStatements } from './prepare-row.ts'
import { type Row, rowOf, rows } from './rows/rows.ts'
import { statementCounts } from './rows/statement-counts.data.ts'
import { openTarget, type Target } from './target.ts'
import { withLock } from '../tools/running/lock.mjs'

const size: DatasetSize = {
  people: 200,
  works: 10_100,
  reviews: 4000,
  friendsPerPerson: 20,
  comments: 2000,
  likes: 3000,
}

const load = { members: 8, variants: 8 }

await withLock('prepare', prepareData)
const folder = openFolder(undefined)
copyData(preparedData(), folder.path)
const database = await startDatabase(folder)
try {
  const hash = await hashPassword(password)
  await withClient(database.superuserAddress, (client) => fillDatabase(client, size, hash))
  const target = await openTarget(database, load)
  try {
    const faults = await checkRows(target)
    for (const fault of faults) process.stderr.write(`${fault}\n`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await target.stop()
  }
} finally {
  await database.close()
}

/**
 * Compares rows with the numbers of statements that they send, and looks for growth. Returns a line
 * for each row that does not keep to its numbers.
 */
async function checkRows(target: Target): Promise<string[]> {
  const faults: string[] = []
  for (const row of rows) {
    const count = usualStatements(await prepareRow(target.product, row, target.subjects))
    const known = statementCounts[row.key]
    process.stdout.write(`${row.name}: ${count} statements\n`)
    if (count !== known) {
      faults.push(
        `${row.name}: ${count} statements, but ${known} in bench/rows/statement-counts.data.ts`,
      )
    }
  }
  faults.push(...(await findGrowth(target)))
  return faults
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
