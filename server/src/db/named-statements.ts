import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

const namesKept = 400
const names = new Map<string, string>()

/** The name under which a statement is prepared; undefined if preparing does not pay off. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= namesKept) return undefined
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * A client whose statements are prepared once per connection, each under a name of its own, so that
 * PostgreSQL parses and plans a text only the first time. Texts beyond the first few hundred stay
 * unnamed, which bounds the memory of every connection.
 */
export class NamedStatements implements PostgresPoolClient {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used here')
    const name = values.length === 0 ? undefined : nameOf(text)
    return this.#client.query({
      text,
      values: [...values],
      ...(name === undefined ? {} : { name }),
    })
  }

  release(destroy = false): void {
    this.#client.release(destroy)
  }
}
