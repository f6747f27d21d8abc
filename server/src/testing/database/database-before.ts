import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { paths } from '../../paths.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A database as it was before a migration, and functions that apply that one, or all. */
export function useDatabaseBefore(file: string) {
  const ours = fileURLToPath(paths.migrations)
  let database: TestDatabase | undefined
  let db: ReturnType<typeof connect> | undefined
  let folder = ''
  const opened = () => {
    if (!db) throw new Error('The database is there only inside tests and hooks')
    return db
  }
  beforeAll(async () => {
    database = await createTestDatabase()
    const { connectionString } = database
    db = connect({ connectionString, max: 4 }, () => undefined)
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    folder = await mkdtemp(join(tmpdir(), 'medley-migrations-'))
    for (const name of await readdir(ours)) {
      if (name < file) await cp(join(ours, name), join(folder, name))
    }
    await migrate(db, folder)
  })
  afterAll(async () => {
    await db?.destroy()
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    get db() {
      return opened()
    },
    async upgrade(): Promise<void> {
      await cp(join(ours, file), join(folder, file))
      await migrate(opened(), folder)
    },
    /** Applies all migrations. */
    async upgradeFully(): Promise<void> {
      await migrate(opened(), ours)
    },
  }
}
