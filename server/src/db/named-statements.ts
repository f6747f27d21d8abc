import { createHash } from 'node:crypto'
import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type pg from 'pg'
import { Effects } from './effects.ts'
import type { PoolWatch } from './pool-watch.ts'
import { PreparedStatement, type RowShapes } from './prepared-statement.ts'
import { isReadOnly, markOutage } from './unavailable.ts'

const namesKept = 400

const mark = '/* planned with values */'

/**
 * Put into a statement whose best plan depends on its values, such as one that reads all works of a rare
 * genre, but of a common one only the first: it is planned each time. A prepared statement is soon planned
 * for any values.
 */
export const plannedWithValues = sql.raw(mark)

/** Names of statements, for the connections of one pool, and what each connection knows of them. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #shapes = new WeakMap<pg.PoolClient, RowShapes>()

  /** The name under which a statement is prepared; undefined if preparing does not pay off. */
  of(text: string): string | undefined {
    if (text.includes(mark)) return undefined
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= namesKept) return undefined
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }

  shapesOf(client: pg.PoolClient): RowShapes {
    const known = this.#shapes.get(client) ?? new Map()
    this.#shapes.set(client, known)
    return known
  }
}

/**
 * A client whose statements are prepared once per connection, each under a name of its own, so that
 * PostgreSQL parses and plans a text only the first time. Texts beyond the first few hundred stay
 * unnamed, which bounds the memory of every connection.
 */
export class NamedStatements implements PostgresPoolClient {
  /** The connection itself. */
  readonly client: pg.PoolClient
  readonly #names: StatementNames
  readonly #watch: PoolWatch
  readonly #onRelease: () => void
  readonly #since = performance.now()
  readonly #effects = new Effects()
  #isOfReplica = false

  constructor(
    client: pg.PoolClient,
    names: StatementNames,
    watch: PoolWatch,
    onRelease: () => void = () => undefined,
  ) {
    this.client = client
    this.#names = names
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
    const name = values.length === 0 ? undefined : this.#names.of(text)
    if (name === undefined) return this.client.query({ text, values: [...values] })
    const shapes = this.#names.shapesOf(this.client)
    return new PreparedStatement({ name, text, values }, this.client, shapes).run(this.client)
  }
}
