import { connectionsMany } from './connections.ts'
import { deleteNewer, newestRows, type Rows } from './restore-rows.ts'
import { measureWindow, type Window } from './measure-window.ts'
import { type PreparedRow, prepareRow } from './prepare-row.ts'
import type { Row } from './rows/row.ts'
import type { Target } from './target.ts'

/** The part of a figure's time that warms connections, caches and plans up before. */
const warmUp = 0.3

/** One measurement of a row: the product over HTTP, and its statements alone. */
export interface Round {
  product: Window
  statements: Window
  /** The product, one opening after the other on one connection. */
  alone: Window
}

/** A row that is ready to be measured on a target. */
export interface MeasuredRow {
  prepared: PreparedRow
  measureRound(seconds: number): Promise<Round>
  /** Deletes what was written. */
  close(): Promise<void>
}

/** Records the statements of a row, and gives both drivers their plans. */
export async function openRow(target: Target, row: Row): Promise<MeasuredRow> {
  const { product, database, subjects } = target
  const before = await newestRows(database.connectionString)
  const prepared = await prepareRow(product, row, subjects)
  // Recorded statements name rows of the recording, which stay until the row is closed.
  const recorded = await newestRows(database.connectionString)
  const restoreTo = async (newest: Rows) => {
    if (row.isWrite) await deleteNewer(database.connectionString, newest)
  }
  const restore = () => restoreTo(recorded)
  return {
    prepared,
    close: () => restoreTo(before),
    async measureRound(seconds) {
      target.http.plan({ url: product.url, openings: prepared.openings })
      target.statements.plan({
        connectionString: database.connectionString,
        openings: prepared.statements,
      })
      const run = async (kind: 'http' | 'statements', connections: number) => {
        await target[kind].run({ connections, seconds: seconds * warmUp })
        await restore()
        const watched = { ...target, drivers: [target.http.pid, target.statements.pid] }
        const window = await measureWindow(watched, () =>
          target[kind].run({ connections, seconds }),
        )
        await restore()
        if (window.bad > 0) throw new Error(`${row.name}: ${window.bad} wrong, ${window.fault}`)
        return window
      }
      return {
        product: await run('http', connectionsMany),
        statements: await run('statements', connectionsMany),
        alone: await run('http', 1),
      }
    },
  }
}
