import { hash } from 'node:crypto'
import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type pg from 'pg'
import { Effects } from './effects.ts'
import type { PoolWatch } from './pool-watch.ts'
import { nothingPrepared, type Prepared, PreparedStatement } from './prepared-statement.ts'
import { isReadOnly, markOutage } from './unavailable.ts'

const mark = '/* planned with values */'

/**
 * Put into a statement whose best plan depends on its values, such as one that reads all works of a rare
 * genre, but of a common one only the first: it is planned each time. A prepared statement is soon planned
 * for any values.
 */
export const plannedWithValues = sql.raw(mark)

const preparedBy = new WeakMap<pg.PoolClient, Prepared>()

/**
 * A client whose statements are prepared once per connection, each under a name of its own, so that
 * PostgreSQL parses and plans a text only the first time. A connection keeps the few hundred that it ran last, which
 * bounds its memory.
 */
export class NamedStatements implements PostgresPoolClient {
  /** The connection itself. */
  readonly client: pg.PoolClient
  readonly #watch: PoolWatch
  readonly #onRelease: () => void
  readonly #since = performance.now()
  readonly #effects = new Effects()
  #isOfReplica = false

  constructor(client: pg.PoolClient, watch: PoolWatch, onRelease: () => void = () => undefined) {
    this.client = client
    this.#watch = watch
    this.#onRelease = onRelease
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used here')
    return this.#watch.measure(text, () => this.#run(text, values))
  }

  release(destroy = false): void {
    this.#watch.recordHold(performance.now() - this.#since)
    this.client.release(destroy || this.#isOfReplica)
    this.#onRelease()
  }

  async #run(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
    try {
      return await this.#effects.follow(text, () => this.#send(text, values))
    } catch (error) {
      this.#isOfReplica ||= isReadOnly(error)
      throw markOutage(error)
    }
  }

  #send(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
    if (values.length === 0 || text.includes(mark)) {
      return this.client.query({ text, values: [...values] })
    }
    const prepared = preparedBy.get(this.client) ?? nothingPrepared()
    preparedBy.set(this.client, prepared)
    const name = hash('sha1', text, 'base64url')
    return new PreparedStatement({ name, text, values }, this.client, prepared).run(this.client)
  }
}
