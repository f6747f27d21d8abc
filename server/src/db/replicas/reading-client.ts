import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool } from '../pool.ts'
import type { Reads } from './reads.ts'

/**
 * A client that decides by its first statement where it runs: a plain read on a replica, if the request has one, and
 * everything else, with all that follows it, on one connection to the primary.
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
    return this.#run(text, values)
  }

  release(destroy = false): void {
    this.#held?.release(destroy)
  }

  async #run(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const isRead = /^\s*(?:select|with)\b/i.test(text)
    if (!isRead) this.#reads.noteWrite()
    const answer = this.#held ? undefined : await this.#reads.run(text, values)
    if (answer) return answer
    this.#held ??= await this.#primary.take()
    return this.#held.query(text, values)
  }
}
