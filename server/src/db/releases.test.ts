// The database of each release goes on with this version. To keep that of a new release:
//   RELEASE=0.3.0 npx vitest run server/src/db/releases.test.ts
import { writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { describe, expect, inject, test } from 'vitest'
import { paths } from '../paths.ts'
import { aFriendship } from '../testing/factories/friendships.ts'
import { aReviewLike } from '../testing/factories/reviews.ts'
import { aUser } from '../testing/factories/users.ts'
import { useTestApp } from '../testing/harness.ts'
import { setScene } from '../testing/permission-scene.ts'
import { findMiscounts } from '../testing/database/recount.ts'
import {
  describeRelease,
  listReleases,
  type ReleasedTable,
  releases,
  restoreRelease,
} from '../testing/release-file.ts'
import { createEmptyDatabase } from '../testing/database/test-database.ts'
import { withClient } from '../testing/database/with-client.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { readCatalogue } from './testing/catalogue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The version whose database is to be kept, from `RELEASE`. */
    newRelease: string | undefined
  }
}

/** Tables and columns (`table.column`) of releases that a later migration changed or dropped on purpose. */
const changed: readonly string[] = []

const app = useTestApp()

describe.each(await listReleases())('the database of $version', ({ file }) => {
  test('gets the schema of a new one, and keeps its rows', async () => {
    const database = await createEmptyDatabase()
    const { connectionString } = database
    const db = connect({ connectionString, max: 2 }, () => undefined)
    try {
      const released = await restoreRelease(connectionString, file)
      expect(released.length).toBeGreaterThan(20)
      await migrate(db, paths.migrations)
      expect(await readCatalogue(db)).toEqual(await readCatalogue(app.ctx.db))
      await withClient(connectionString, async (client) => {
        for (const one of released) await expectKept(client, one)
      })
      expect(await findMiscounts(db)).toEqual([])
    } finally {
      await db.destroy()
      await database.drop()
    }
  })
})

async function expectKept(client: pg.Client, { table, lines }: ReleasedTable): Promise<void> {
  const [, bareName = ''] = table.name.split('.')
  if (changed.includes(bareName)) return
  const isKept = (column: string) => !changed.includes(`${bareName}.${column}`)
  const columns = table.columns.filter(isKept)
  const expected = lines.map((line) =>
    line
      .split('\t')
      .filter((_, index) => isKept(table.columns[index] ?? ''))
      .join('\t'),
  )
  const statement = `copy (select ${columns.join(', ')} from ${table.name}) to stdout`
  const found = (await text(client.query(copyTo(statement)))).split('\n').slice(0, -1)
  expect({ [table.name]: found }).toEqual({ [table.name]: expect.arrayContaining(expected) })
}

const newRelease = inject('newRelease')

test.runIf(newRelease)('the database of a new release is kept', async () => {
  const admin = await aUser(app, { id: 1 })
  const scene = await setScene(app, 'friend', { admin, password: 'unused' })
  await aReviewLike(app, { by: scene.third, of: scene.review })
  await aFriendship(app, scene.third, admin)
  const described = await withClient(app.connectionString, describeRelease)
  await writeFile(new URL(`${newRelease}.sql`, releases), described)
  expect(described).toContain('copy public.users ')
})
