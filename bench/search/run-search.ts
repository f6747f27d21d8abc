import type { BenchDatabase } from '../database.ts'
import { describeMachine } from '../machine.ts'
import type { Options } from '../options.ts'
import { printTable } from '../print-table.ts'
import { publishSearch } from '../publish-result.ts'
import { measureSearch } from './measure-search.ts'
import { searchRows } from './search-document.ts'

/** The statements of the known searches. */
export async function runSearch(
  { connectionString }: BenchDatabase,
  { day, size, publish }: Options,
): Promise<void> {
  const machine = await describeMachine(connectionString)
  const figures = await measureSearch(connectionString)
  printTable(searchRows(figures))
  if (publish) publishSearch({ day, size, machine, figures })
}
