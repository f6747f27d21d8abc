import { parse } from 'libpg-query'
import type pg from 'pg'
import type { Catalog, Column } from './scope.ts'
import { valuesOfCondition } from './conditions.ts'

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const { rows } = await client.query<{ name: string }>(
    "select distinct proname as name from pg_proc where prokind = 'a'",
  )
  return {
    tables: await readTables(client),
    tableFunctions: await readTableFunctions(client),
    aggregates: new Set(rows.map(({ name }) => name)),
  }
}

async function readTables(client: pg.Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<{
    table: string
    name: string
    required: boolean
    checks: string[]
    labels: string[] | null
  }>(`
    select case when nspname in ('public', 'pg_catalog') then '' else nspname || '.' end || relname
      as table,
      attname as name, attnotnull as required,
      array(
        select pg_get_expr(conbin, conrelid) from pg_constraint
        where conrelid = pg_class.oid and contype = 'c' and conkey = array[attnum]
      ) as checks,
      (
        select array_agg(enumlabel::text) from pg_enum where enumtypid = atttypid
      ) as labels
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
      and (nspname in ('public', 'pgboss') or relname in ('pg_class', 'pg_constraint', 'pg_timezone_names'))
    order by attrelid, attnum
  `)
  const tables = new Map<string, Column[]>()
  for (const { table, name, required, checks, labels } of rows) {
    const values = labels ? new Set(labels) : await valuesOfChecks(checks)
    const columns = tables.get(table) ?? []
    columns.push({ name, nullable: !required, values })
    tables.set(table, columns)
  }
  return tables
}

/** The texts that a check constraint allows, undefined if any are allowed. */
async function valuesOfChecks(checks: readonly string[]): Promise<Set<string> | undefined> {
  for (const check of checks) {
    const values = valuesOfCondition(await parseExpression(check))
    if (values) return values
  }
  return undefined
}

async function parseExpression(text: string) {
  const { stmts } = await parse(`select ${text}`)
  const statement = stmts?.[0]?.stmt
  if (!statement || !('SelectStmt' in statement)) throw new Error(`Not an expression: ${text}`)
  const target = statement.SelectStmt.targetList?.[0]
  if (!target || !('ResTarget' in target)) throw new Error(`Not an expression: ${text}`)
  return target.ResTarget.val
}

async function readTableFunctions(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select proname as name, array(
      select arg from unnest(proargnames, proargmodes) as args (arg, mode) where mode in ('t', 'o')
    ) as columns
    from pg_proc where proretset and proargmodes is not null
  `)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}
