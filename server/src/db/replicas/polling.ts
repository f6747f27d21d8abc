import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** How often a server is asked, in ms. */
export const pollEveryMs = 250
/** How long it may take to connect, and to answer. */
const patienceMs = 1_000

export interface Poll<Row> {
  connectionString: string
  statement: string
  /** Hears of each answer, and when it was asked for; throws if it is not usable. */
  onAnswer: (row: Row, timeAsked: number) => void
  /** Hears of each failure, after which the connection is closed. */
  onFailure: (error: unknown) => void
}

/** Asks a server over and over on a connection of its own, and connects again after a failure, until `stop`. */
export async function keepPolling<Row extends object>(
  poll: Poll<Row>,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    try {
      await pollConnection(poll, stop)
    } catch (error) {
      if (!stop.aborted) poll.onFailure(error)
    }
    await pause(stop)
  }
}

async function pollConnection<Row extends object>(
  { connectionString, statement, onAnswer }: Poll<Row>,
  stop: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'medley replicas',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  // A connection that breaks also fails the next query, which reports the error.
  client.on('error', () => undefined)
  try {
    await client.connect()
    while (!stop.aborted) {
      const timeAsked = performance.now()
      const { rows } = await client.query<Row>(statement)
      for (const row of rows) onAnswer(row, timeAsked)
      await pause(stop)
    }
  } finally {
    // A server that hangs does not say goodbye.
    void client.end().catch(() => undefined)
  }
}

async function pause(stop: AbortSignal): Promise<void> {
  await sleep(pollEveryMs, undefined, { signal: stop, ref: false }).catch(() => undefined)
}
