// Which statements of the product would need one shard, and which more: node tools/run.mjs tools/checks/shards.ts
//   --list   also lists the statements that need more, and what of the tables stands in the way
// Reads the records of the latest test run.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { RecordedStatement } from '../../server/src/testing/statement-recorder.ts'
import { findObstacles } from './shards/constraints.ts'
import { type Placement, placements } from './shards/placements.data.ts'
import { type Reach, reachOf, type StatementReach } from './shards/reach.ts'
import { type Database, withDatabase } from './sql-rows/found-columns.ts'
import { readStatements } from './sql-rows/statements.ts'

interface Placed extends RecordedStatement {
  /** With tables as they are. */
  now: StatementReach
  /** With ids by shard, and copies. */
  prepared: StatementReach
}

const reaches = ['one', 'several', 'all'] as const satisfies Reach[]

/** Tables without a place, and places without a table. */
export function comparePlacements(
  tables: readonly string[],
  placed: Readonly<Record<string, Placement>>,
): string[] {
  const known = Object.keys(placed)
  return [
    ...tables.filter((table) => !known.includes(table)).map((table) => `${table} has no place`),
    ...known.filter((table) => !tables.includes(table)).map((table) => `${table} is no table`),
  ].map((problem) => `tools/checks/shards/placements.data.ts: ${problem}`)
}

async function main(root: string): Promise<void> {
  const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })
  const recorded = readStatements(`${root}/.cache/statements`)
  await withDatabase(async (database) => {
    const tables = [...database.catalog.tables.keys()].filter(isOfProduct)
    const problems = comparePlacements(tables, placements)
    const placed = await placeAll(recorded, database)
    for (const problem of problems) console.error(problem)
    console.log(summaryOf(placed))
    if (values.list) console.log(await listAll(placed, database))
    process.exitCode = problems.length > 0 || placed.length === 0 ? 1 : 0
  })
}

/** Of the tables of the schema `public`, all but the record of migrations and a view of the database's own. */
const isOfProduct = (table: string): boolean =>
  !table.includes('.') && !/^(schema_migrations|pg_timezone_names)/.test(table)

/** The statements on the product's tables, each text once. */
async function placeAll(
  recorded: readonly RecordedStatement[],
  { catalog }: Database,
): Promise<Placed[]> {
  const texts = new Map(recorded.filter(isOfRoom).map((one) => [one.text, one]))
  const placed: Placed[] = []
  for (const one of texts.values()) {
    const now = await reachOf(one, { placements, isPrepared: false }, catalog)
    const prepared = await reachOf(one, { placements, isPrepared: true }, catalog)
    placed.push({ ...one, now, prepared })
  }
  return placed
}

/** Whether a feature runs the statement, rather than a test or the start. */
const isOfRoom = ({ file }: RecordedStatement): boolean => file.startsWith('features/')

function summaryOf(placed: readonly Placed[]): string {
  const copied = placed.filter(({ now }) => now.copied.length > 0).length
  return [
    `${placed.length} statements; ${copied} write tables with a copy on every shard`,
    `with tables as they are: ${countsOf(placed.map(({ now }) => now))}`,
    `with ids by shard, and copies: ${countsOf(placed.map(({ prepared }) => prepared))}`,
  ].join('\n')
}

function countsOf(found: readonly StatementReach[]): string {
  const [one, several, all] = reaches.map(
    (reach) => found.filter((one) => one.reach === reach).length,
  )
  return `${one} need one shard, ${several} those of several members, ${all} all`
}

async function listAll(placed: readonly Placed[], { client }: Database): Promise<string> {
  const more = placed.filter(({ now }) => now.reach !== 'one')
  const byFile = Map.groupBy(more, ({ file }) => file)
  const lines = [...byFile]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([file, statements]) => ['', file, ...statements.map(describe)])
  const obstacles = await findObstacles(client, placements)
  const groups = Object.entries(obstacles).flatMap(([name, found]: [string, string[]]) => [
    '',
    `${name}: ${found.length}`,
    ...found.map((one) => `  ${one}`),
  ])
  return [...lines, ...groups].join('\n')
}

function describe({ now, prepared, text }: Placed): string {
  const then = prepared.reach === now.reach ? '' : `, ${prepared.reach} once prepared`
  const tables = prepared.unbound.length > 0 ? ` for ${prepared.unbound.join(', ')}` : ''
  return `  ${now.reach}${then}${tables}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 160)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(fileURLToPath(new URL('../..', import.meta.url)))
}
