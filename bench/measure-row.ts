import { withClient } from '../server/src/testing/database/with-client.ts'
import { prepareRow, usualStatements } from './prepare-row.ts'
import { type Rate, rateOfCalls, rateOfStatements } from './rates.ts'
import type { Row } from './rows/rows.ts'
import type { Target } from './target.ts'

/** So many connections ask without a pause. */
const connectionsMany = 50

/** The line of a row. */
export interface RowFigures {
  /** At 50 connections: the product, and the openings a second of its statements alone. */
  loaded: Rate
  statementRate: number
  /** One request after the other on one connection. */
  alone: Rate
  /** Of the second of two equal openings. */
  statements: number
}

/** Measures a row, each figure for so many seconds, and deletes what it wrote. */
export async function measureRow(
  { product, database: { connectionString }, subjects }: Target,
  row: Row,
  seconds: number,
): Promise<RowFigures> {
  const before = await newestRows(connectionString)
  const prepared = await prepareRow(product, row, subjects)
  // Recorded statements name rows of the recording, which stay to the end.
  const recorded = await newestRows(connectionString)
  const restored = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work
    if (row.isWrite) await deleteNewer(connectionString, recorded)
    return result
  }
  const call = (connections: number, time: number) =>
    restored(rateOfCalls(product.url, prepared.openings, { connections, seconds: time }))
  // Warms connections, caches and plans up.
  await call(connectionsMany, 1)
  const run = { connections: connectionsMany, seconds }
  const figures = {
    loaded: await call(connectionsMany, seconds),
    statementRate: await restored(rateOfStatements(connectionString, prepared.statements, run)),
    alone: await call(1, seconds),
    statements: usualStatements(prepared),
  }
  if (row.isWrite) await deleteNewer(connectionString, before)
  return figures
}

/** The ids after which rows were written by the benchmark. */
interface Rows {
  reviews: number
  comments: number
}

/** The newest rows of a filled database. */
async function newestRows(connectionString: string): Promise<Rows> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<Rows>(`
      select (select max(id) from reviews) as reviews, (select max(id) from comments) as comments
    `)
    return rows[0] ?? { reviews: 0, comments: 0 }
  })
}

/** Deletes what was written since, so that it is neither read later nor counts against limits. */
async function deleteNewer(connectionString: string, newest: Rows): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query('delete from comments where id > $1', [newest.comments])
    await client.query('delete from reviews where id > $1', [newest.reviews])
  })
}
