import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'
import { type Pool, openPool } from '../../db/pool.ts'
import { PoolWatch } from '../../db/pool-watch.ts'
import type { DB } from '../../db/schema.generated.ts'
import { refuseInsideTransaction } from '../../db/transaction.ts'

/**
 * One transaction on one connection, which is never committed. Each statement or transaction of `db` is a part of it and
 * fails by itself; `mark` and `undo` stand before and after what is to be undone. Other connections see nothing of it.
 */
export class OneTransaction {
  readonly db: Kysely<DB>
  readonly #pool: Pool

  constructor(connectionString: string) {
    const onlyOne = { connectionString, max: 1, idleTimeoutMillis: 0 }
    const pool = openPool(onlyOne, () => undefined, new PoolWatch())
    const connect = async () => {
      refuseInsideTransaction()
      return pool.take()
    }
    const guarded = { connect, end: () => pool.end(), options: pool.options }
    this.#pool = pool
    this.db = new Kysely<DB>({ dialect: new PartsDialect({ pool: guarded }) })
  }

  begin(): Promise<void> {
    return this.#run('begin')
  }

  mark(): Promise<void> {
    return this.#run('savepoint marked')
  }

  undo(): Promise<void> {
    return this.#run('rollback to marked')
  }

  async #run(statement: string): Promise<void> {
    const client = await this.#pool.take()
    try {
      await client.query(statement, [])
    } finally {
      client.release()
    }
  }
}

class PartsDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PartsDriver {
    return new PartsDriver(this.#config)
  }
}

const run = (connection: DatabaseConnection, statement: string) =>
  connection.executeQuery(CompiledQuery.raw(statement))

/** A connection is taken for one statement or one transaction, which is a part in either case. */
class PartsDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    await run(connection, 'savepoint part')
    return connection
  }

  override async beginTransaction(): Promise<void> {}

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    // Fails if a statement has failed.
    await run(connection, 'savepoint committed')
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await run(connection, 'rollback to part')
  }

  override async releaseConnection(connection: Parameters<PostgresDriver['releaseConnection']>[0]) {
    await run(connection, 'release part').catch(() => run(connection, 'rollback to part'))
    await super.releaseConnection(connection)
  }
}
