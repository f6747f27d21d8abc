import { withClient } from '../../server/src/testing/database/with-client.ts'
import { median } from '../median.ts'
import type { LoadReport } from './driver/driver-process.ts'
import { type PreparedRow, prepareRow, usualStatements } from './prepare-row.ts'
import type { Row } from './rows/rows.ts'
import type { Target } from './target.ts'

/** A busy site: many connections that ask without a pause. */
export const connectionsMany = 50
/** The part of a figure's time that warms connections, caches and plans up before. */
const warmUp = 0.3
const rounds = 3

/** One measurement of a row: the product over HTTP, and its statements alone. */
interface Round {
  product: LoadReport
  statements: LoadReport
  /** The product, one opening after the other on one connection. */
  alone: LoadReport
}

/** A row that is ready to be measured on a target. */
interface MeasuredRow {
  prepared: PreparedRow
  measureRound(seconds: number): Promise<Round>
  /** Deletes what was written. */
  close(): Promise<void>
}

/** The line of a row: medians of its rounds. Rates are openings a second, times are milliseconds. */
export interface RowFigures {
  /** At 50 connections: the product, and its statements alone on the database. */
  rate: number
  statementRate: number
  /** The median of each round's rate divided by that of its statements. */
  ratio: number
  /** Of the second of two equal openings. */
  statements: number
  /** One opening after the other on one connection. */
  p50: number
  p99: number
  /** At 50 connections. */
  p99Loaded: number
}

export async function measureRow(target: Target, row: Row, seconds: number): Promise<RowFigures> {
  const { prepared, measureRound, close } = await openRow(target, row)
  const measured: Round[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(seconds))
  await close()
  const of = (pick: (round: Round) => number) => median(measured.map(pick))
  return {
    rate: of(({ product }) => product.rate),
    statementRate: of((round) => round.statements.rate),
    ratio: of((round) => round.product.rate / round.statements.rate),
    statements: usualStatements(prepared),
    p50: of(({ alone }) => alone.p50),
    p99: of(({ alone }) => alone.p99),
    p99Loaded: of(({ product }) => product.p99),
  }
}

/** Records the statements of a row, and gives both drivers their plans. */
async function openRow(target: Target, row: Row): Promise<MeasuredRow> {
  const { product, database, subjects } = target
  const { connectionString } = database
  const before = await newestRows(connectionString)
  const prepared = await prepareRow(product, row, subjects)
  // Recorded statements name rows of the recording, which stay until the row is closed.
  const recorded = await newestRows(connectionString)
  const restoreTo = async (newest: Rows) => {
    if (row.isWrite) await deleteNewer(connectionString, newest)
  }
  return {
    prepared,
    close: () => restoreTo(before),
    async measureRound(seconds) {
      target.http.plan({ url: product.url, openings: prepared.openings })
      target.statements.plan({ connectionString, openings: prepared.statements })
      const run = async (kind: 'http' | 'statements', connections: number) => {
        await target[kind].run({ connections, seconds: seconds * warmUp })
        await restoreTo(recorded)
        const report = await target[kind].run({ connections, seconds })
        await restoreTo(recorded)
        if (report.bad > 0) throw new Error(`${row.name}: ${report.bad} wrong, ${report.fault}`)
        return report
      }
      return {
        product: await run('http', connectionsMany),
        statements: await run('statements', connectionsMany),
        alone: await run('http', 1),
      }
    },
  }
}

/** The ids after which rows were written by the benchmark. */
interface Rows {
  reviews: number
  comments: number
}

/** The newest rows of a filled database. */
export async function newestRows(connectionString: string): Promise<Rows> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<Rows>(`
      select (select max(id) from reviews) as reviews, (select max(id) from comments) as comments
    `)
    return rows[0] ?? { reviews: 0, comments: 0 }
  })
}

/** Deletes what was written since, so that it is neither read later nor counts against limits. */
export async function deleteNewer(connectionString: string, newest: Rows): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query('delete from comments where id > $1', [newest.comments])
    await client.query('delete from reviews where id > $1', [newest.reviews])
  })
}
