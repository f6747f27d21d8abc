import { parse } from 'libpg-query'
import type { Catalog } from '../sql-rows/scope.ts'
import { isList, type Term } from './equalities.ts'
import type { Placement } from './placements.data.ts'
import { readStatement } from './read-statement.ts'
import { columnTerm, Statement, type Use } from './statement.ts'

/** How many shards a statement needs: those of one member, of several named ones, or all of them. */
export type Reach = 'one' | 'several' | 'all'

export interface StatementReach {
  reach: Reach
  /** The tables whose member the statement does not name. */
  unbound: string[]
  /** The written tables of which every shard has a copy. */
  copied: string[]
}

/** How tables would be placed. */
export interface Layout {
  placements: Readonly<Record<string, Placement>>
  /** Whether ids are given out by shard, so that an id alone tells it, and copies are kept. */
  isPrepared: boolean
}

/** The shards that a statement needs; `alike` are its parameters with the same value. */
export async function reachOf(
  { text, alike }: { text: string; alike: readonly number[] },
  { placements, isPrepared }: Layout,
  catalog: Catalog,
): Promise<StatementReach> {
  const { stmts } = await parse(text)
  const columns = new Map(
    [...catalog.tables].map(([table, all]) => [table, all.map(({ name }) => name)]),
  )
  const statement = new Statement(columns, catalog.tableFunctions, alike)
  for (const { stmt } of stmts ?? []) {
    if (stmt) readStatement(stmt, { statement, sources: [], queries: new Map(), outer: undefined })
  }
  if (isPrepared) {
    for (const use of statement.uses) equateIds(use, statement, placements[use.table])
  }
  const uses = isPrepared
    ? statement.uses.filter(({ table, isWritten }) => isWritten || !isCopied(placements[table]))
    : statement.uses
  const members = uses.flatMap((use) => membersOf(use, statement, placements[use.table]))
  const unbound = members.filter(({ parameters }) => parameters.size === 0)
  return {
    reach: unbound.length > 0 ? 'all' : haveOne(members) ? 'one' : 'several',
    unbound: [...new Set(unbound.map(({ table }) => table))],
    copied: statement.uses
      .filter(({ table, isWritten }) => isWritten && placements[table] === 'every shard')
      .map(({ table }) => table),
  }
}

interface Members {
  table: string
  /** Those that name the members. */
  parameters: Set<Term>
}

/** The members whose rows are used; empty for tables that are not kept with members. */
function membersOf(
  { table, id }: Use,
  { equalities }: Statement,
  placement: Placement | undefined,
): Members[] {
  if (typeof placement !== 'object') return []
  return [{ table, parameters: equalities.parametersOf(columnTerm(id, placement.member)) }]
}

const isCopied = (placement: Placement | undefined): boolean =>
  typeof placement === 'object' && placement.isCopied === true

function equateIds({ id }: Use, { equalities }: Statement, placement: Placement | undefined): void {
  if (typeof placement !== 'object') return
  const { member, ids = [] } = placement
  for (const column of ids) equalities.equate(columnTerm(id, member), columnTerm(id, column))
}

/** Whether all are the same member. */
function haveOne(members: readonly Members[]): boolean {
  const [first, ...others] = members.map(({ parameters }) => parameters)
  if (!first) return true
  return [...first].some((term) => !isList(term) && others.every((one) => one.has(term)))
}
