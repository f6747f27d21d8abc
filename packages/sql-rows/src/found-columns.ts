import { parse } from 'libpg-query'
import type pg from 'pg'
import type { RecordedStatement } from './statement-recorder.ts'
import { readCatalog } from './catalog.ts'
import { type ColumnType, readColumnTypes } from './column-types.ts'
import { columnsOf } from './columns.ts'
import type { FoundColumn } from './compare.ts'
import { describe } from './describe.ts'
import type { Catalog, Column } from './scope.ts'

/** The connection to the database. */
export interface Database {
  client: pg.Client
  catalog: Catalog
  types: Map<number, ColumnType>
}

/** Reads the tables and types of the connected database. */
export async function readDatabase(client: pg.Client): Promise<Database> {
  return { client, catalog: await readCatalog(client), types: await readColumnTypes(client) }
}

/** The columns of a statement, from the database, its syntax and the values in tests. */
export async function findColumns(
  { text, parameters, columns: seen }: RecordedStatement,
  { client, catalog, types }: Database,
): Promise<FoundColumn[]> {
  const described = await describe(client, text)
  const facts = await analyse(text, parameters, catalog)
  if (described.length !== facts.length)
    throw new Error(`The check misreads the columns of ${text}`)
  return described.map(({ name, type }, index) => {
    const { nullable, values } = facts[index] ?? { nullable: true }
    const seenNull = seen[name]?.kinds.includes('null') ?? false
    return {
      name,
      type: types.get(type),
      nullable: nullable || seenNull,
      values,
      seen: seen[name],
    }
  })
}

async function analyse(
  text: string,
  parameters: RecordedStatement['parameters'],
  catalog: Catalog,
): Promise<Column[]> {
  const { stmts } = await parse(text)
  const statement = stmts?.[0]?.stmt
  if (!statement) throw new Error(`Not a statement: ${text}`)
  return columnsOf(statement, {
    catalog,
    parameters,
    queries: new Map(),
    relations: [],
    grouped: false,
    outer: undefined,
    read: columnsOf,
  })
}
