import path from 'node:path'
import type { BenchDatabase } from '../../database.ts'
import { logInMembers } from '../../members.ts'
import type { Options } from '../../options.ts'
import { printTable } from '../../print-table.ts'
import { root, source } from '../../product.ts'
import { prepareRow } from '../prepare-row.ts'
import { startObserved } from '../product/observed-product.ts'
import type { RowKey } from '../rows/row-keys.ts'
import { rowOf } from '../rows/rows.ts'
import { chooseSubjects } from '../rows/subject.ts'
import { profileRow, type RowProfile } from './profile-row.ts'
import type { SelfTime } from './self-times.ts'

const membersWanted = 50
const variants = 100
const secondsPerFigure = 4

/** Prints where the time of one row goes, and writes its profile into the cache folder. */
export async function runProfile(
  database: BenchDatabase,
  key: RowKey,
  { seconds }: Options,
): Promise<void> {
  // From the source, so that the profile names its files.
  const product = await startObserved(source, database.dataFolder)
  try {
    const members = await logInMembers(database, product.url, membersWanted)
    const subjects = await chooseSubjects(database.connectionString, members, variants)
    const prepared = await prepareRow(product, rowOf(key), subjects)
    const folder = path.join(root, '.cache/bench')
    print(await profileRow(product, prepared, { seconds: seconds * secondsPerFigure, folder }))
  } finally {
    await product.stop()
  }
}

function print({ file, openings, packages, functions, otherThreads }: RowProfile): void {
  const all = packages.reduce((sum, { ms }) => sum + ms, 0)
  const rowOfTime = ({ name, ms }: SelfTime) => [
    name,
    ms.toFixed(3),
    `${((100 * ms) / all).toFixed(1)} %`,
  ]
  const heading = (name: string) => [name, 'ms per opening', 'share']
  printTable([heading('Self time by package'), ...packages.map(rowOfTime)])
  process.stdout.write('\n')
  printTable([heading('Self time by function'), ...functions.map(rowOfTime)])
  process.stdout.write(
    `\n${openings} openings; main thread ${all.toFixed(2)} ms each, other threads ${otherThreads.toFixed(2)} ms\nWritten: ${file}\n`,
  )
}
