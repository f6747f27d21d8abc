import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool } from '../pool.ts'
import { isRead, transactionStep } from '../statement-kind.ts'
import { DatabaseUnavailable, isConnectionLost, isReadOnly } from '../unavailable.ts'
import type { Reads } from './reads.ts'

type Answer = PostgresQueryResult<unknown>

interface Statement {
  text: string
  values: readonly unknown[]
  isRead: boolean
}

/** How long a request that may write waits for a lost primary, in ms: as long as a planned change of primaries takes. */
const patienceMs = 2_000
/** How often a read is begun anew because the primary was lost or has returned. */
const triesMax = 3

const changesNothing = new Set<ReturnType<typeof transactionStep>>(['begin', 'rollback'])

/**
 * A client that decides by its first statement where it runs: a plain read on a replica, if the request has one, and
 * everything else, with all that follows it, on one connection to the primary. While the primary is lost, reads of a
 * request that only reads run on a replica, and everything else fails with DatabaseUnavailable.
 */
export class ReadingClient implements PostgresPoolClient {
  readonly #reads: Reads
  readonly #primary: Pool
  #held: PostgresPoolClient | undefined

  constructor(reads: Reads, primary: Pool) {
    this.#reads = reads
    this.#primary = primary
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used here')
    return this.#run({ text, values, isRead: isRead(text) })
  }

  release(destroy = false): void {
    this.#held?.release(destroy)
  }

  async #run(statement: Statement): Promise<Answer> {
    const { text, values, isRead } = statement
    if (!isRead) this.#reads.leaveReplica()
    if (!this.#held && isRead) {
      const answer = await this.#reads.run(text, values)
      if (answer) return answer
      if (this.#reads.mayReadAlone) return this.#readAnywhere(statement)
    }
    this.#held ??= await this.#takeInTime()
    return this.#send(this.#held, statement)
  }

  /** Reads on the primary, or on a replica as soon as the primary is lost. */
  async #readAnywhere({ text, values }: Statement): Promise<Answer> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const answer =
        (await this.#readOnPrimary(text, values)) ?? (await this.#reads.runAlone(text, values))
      if (answer) return answer
    }
    throw new DatabaseUnavailable()
  }

  async #readOnPrimary(text: string, values: readonly unknown[]): Promise<Answer | undefined> {
    const { primary } = this.#reads
    return primary.runOrSkip(async () => {
      const client = await this.#take()
      this.#held = client
      return this.#whileThere(() => client.query(text, values))
    })
  }

  /** A connection that comes when nobody waits for it any more goes back. */
  async #take(): Promise<PostgresPoolClient> {
    const taking = this.#primary.take()
    try {
      return await this.#reads.primary.whileThere(() => taking)
    } catch (error) {
      void taking.then(
        (client) => client.release(true),
        () => undefined,
      )
      throw error
    }
  }

  async #takeInTime(): Promise<PostgresPoolClient> {
    const { primary, mayReadAlone } = this.#reads
    try {
      return await this.#take()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      if (!mayReadAlone && (await primary.untilReturn(patienceMs))) return await this.#take()
      throw error
    }
  }

  async #send(client: PostgresPoolClient, { text, values, isRead }: Statement): Promise<Answer> {
    const { primary, mayReadAlone, hasWritten } = this.#reads
    const mayWrite = !isRead && !changesNothing.has(transactionStep(text))
    if (mayWrite) this.#reads.noteWrite()
    const query = () => client.query(text, values)
    try {
      return await (mayReadAlone ? this.#whileThere(query) : query())
    } catch (error) {
      if (isConnectionLost(error)) primary.noteLoss()
      // What is lost with its connection was not begun, unless a write was sent.
      const isRefused = isReadOnly(error) || (isConnectionLost(error) && !mayWrite)
      throw isRefused && !hasWritten ? new DatabaseUnavailable(error) : error
    }
  }

  /** Leaves the connection when the primary is lost. */
  async #whileThere(query: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#reads.primary.whileThere(query)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        this.#held?.release(true)
        this.#held = undefined
      }
      throw error
    }
  }
}
