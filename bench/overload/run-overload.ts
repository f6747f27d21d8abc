import type { BenchDatabase } from '../database.ts'
import { chooseSubjects } from '../limits/rows/subject.ts'
import { describeMachine } from '../machine.ts'
import { logInMembers } from '../members.ts'
import type { Options } from '../options.ts'
import { printTable } from '../print-table.ts'
import { source, startProduct } from '../product.ts'
import { publishOverload } from '../publish-result.ts'
import { measureOverload } from './measure-overload.ts'
import { kindRows, overloadRows } from './overload-document.ts'
import { visitsOf } from './visits.ts'

/** Asks one process for more than it can serve. */
export async function runOverload(
  database: BenchDatabase,
  { day, size, seconds, load, publish }: Options,
): Promise<void> {
  const machine = await describeMachine(database.connectionString)
  const settings = { LOG_LEVEL: 'error', SHED_LOAD: 'on' }
  const product = await startProduct(database.dataFolder, { build: source, settings })
  try {
    const members = await logInMembers(database, product.url, load.members)
    const subjects = await chooseSubjects(database.connectionString, members, load.variants)
    const figures = await measureOverload(product.url, visitsOf(subjects), seconds)
    printTable(overloadRows(figures))
    printTable(kindRows(figures))
    if (publish) publishOverload({ day, seconds, size, machine, figures })
  } finally {
    await product.stop()
  }
}
