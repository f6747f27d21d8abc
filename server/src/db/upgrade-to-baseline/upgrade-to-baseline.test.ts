import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { findMiscounts } from '../../testing/recount.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { withClient } from '../../testing/with-client.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { readCatalogue } from '../testing/catalogue.ts'
import { released, unreleased } from './old-migrations.ts'

const releasedText = readFile(
  new URL('../testing/released-migrations.sql', import.meta.url),
  'utf8',
)

let database: TestDatabase
let db: ReturnType<typeof connect>
let catalogueOfNew: string[]

const open = () => connect({ connectionString: database.connectionString, max: 4 }, () => undefined)

/** An empty database: without the tables of the template. */
async function createEmptyDatabase(): Promise<void> {
  database = await createTestDatabase()
  db = open()
  await sql.raw('drop schema public cascade; create schema public').execute(db)
}

async function dropDatabase(): Promise<void> {
  await db.destroy()
  await database.drop()
}

beforeAll(async () => {
  await createEmptyDatabase()
  await migrate(db, paths.migrations)
  catalogueOfNew = await readCatalogue(db)
  await dropDatabase()
})

beforeEach(createEmptyDatabase)
afterEach(dropDatabase)

/** Applies the released migrations, file by file, and records them as the migrator did. */
async function migrateAsReleased(): Promise<void> {
  const [, ...files] = (await releasedText).split(/^-- file: /m)
  expect(files.map((file) => file.slice(0, file.indexOf('\n')))).toEqual(released)
  await sql
    .raw(`
      create table schema_migrations (name varchar(255) primary key, "timestamp" varchar(255) not null);
      create table schema_migrations_lock (
        id varchar(255) primary key, is_locked integer default 0 not null
      );
      insert into schema_migrations_lock values ('migration_lock', 0)
    `)
    .execute(db)
  for (const [index, file] of files.entries()) {
    await sql.raw(`-- ${file}`).execute(db)
    await record(released[index] ?? '', index)
  }
}

/** Applies and records the later migrations before the baseline. */
async function migrateOn(): Promise<void> {
  await sql.raw(await readFile(paths.upgradeToBaseline, 'utf8')).execute(db)
  for (const [index, name] of unreleased.entries()) await record(name, 100 + index)
}

async function record(name: string, milliseconds: number): Promise<void> {
  const time = new Date(Date.UTC(2026, 10, 21) + milliseconds).toISOString()
  await sql`insert into schema_migrations values (${name}, ${time})`.execute(db)
}

async function recorded(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations order by "timestamp", name
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Two members, a work that one of them reviewed twice, marks, and an item of an import. */
async function addRows(): Promise<void> {
  await sql
    .raw(`
      insert into users (username, email, password_hash, time_created)
        values ('ann', 'ann@example.org', 'x', now()), ('bob', 'bob@example.org', 'x', now());
      insert into works (medium, source, external_id, title, creators, release_date, time_fetched)
        values ('film', 'tmdb', '1', 'The Spider & Man', '{Émile}', '2001', now());
      insert into reviews (author_id, work_id, medium, rating, review, time_posted)
        select users.id, works.id, medium, score, 'Words', now() + make_interval(days => score)
        from users, works, (values (4), (8)) as scores (score) where username = 'ann';
      insert into review_likes select reviews.id, users.id, now()
        from reviews, users where username = 'bob' and rating = 8;
      insert into engagements select users.id, works.id, medium, now() from users, works;
      insert into imports (user_id, state, sources, files, lists, time_created, time_changed)
        select id, 'planned', '{letterboxd}', '[]', '[]', now(), now() from users where username = 'ann';
      insert into import_items (user_id, import_id, position, item, time_first, candidates, work_id,
          foresight, fate, rows_new, rows_here, rows_choice, rows_left_out)
        select user_id, imports.id, 1, '{"title": "\\"feeds\\": ", "feeds": []}', now(), '[]', works.id,
          '[{"fate": "new"}]', 'new', 1, 0, 0, 0
        from imports, works;
    `)
    .execute(db)
}

async function readRows(): Promise<unknown> {
  const { rows } = await sql`
    select username, title, normalized_title, review_count, reviewer_count, rating_sum, audience_size,
      work_counts.rating, like_count, item, planned_outcome, outcome
    from users
    join reviews on author_id = users.id
    join works on works.id = reviews.work_id
    join work_counts on work_counts.work_id = works.id
    join import_items on import_items.work_id = works.id
    order by reviews.rating
  `.execute(db)
  return rows
}

const row = {
  username: 'ann',
  title: 'The Spider & Man',
  normalized_title: 'spiderandman',
  review_count: 2,
  reviewer_count: 1,
  rating_sum: 8,
  audience_size: 2,
  rating: 8,
  item: { title: '"feeds": ', targets: [] },
  planned_outcome: [{ outcome: 'new' }],
  outcome: 'new',
}
const rowsAfterUpgrade = [
  { ...row, like_count: 0 },
  { ...row, like_count: 1 },
]

async function expectUpgraded(): Promise<void> {
  expect(await readCatalogue(db)).toEqual(catalogueOfNew)
  expect(await recorded()).toEqual((await readdir(paths.migrations)).toSorted())
}

test('a released database gets the schema of a new one and keeps its rows', async () => {
  await migrateAsReleased()
  await addRows()
  await migrate(db, paths.migrations)
  await expectUpgraded()
  expect(await readRows()).toEqual(rowsAfterUpgrade)
  expect(await findMiscounts(db)).toEqual([])
  await migrate(db, paths.migrations)
  await expectUpgraded()
})

test('a database with all migrations before the baseline keeps its rows', async () => {
  await migrateAsReleased()
  await addRows()
  await migrateOn()
  await migrate(db, paths.migrations)
  await expectUpgraded()
  expect(await readRows()).toEqual(rowsAfterUpgrade)
})

test('concurrent processes upgrade a database once', async () => {
  await migrateAsReleased()
  await addRows()
  const processes = [open(), open(), open()]
  await Promise.all(processes.map((one) => migrate(one, paths.migrations)))
  await Promise.all(processes.map((one) => one.destroy()))
  await expectUpgraded()
  expect(await readRows()).toEqual(rowsAfterUpgrade)
})

test('an upgrade that is killed half-way leaves the database as it was', async () => {
  await migrateAsReleased()
  await addRows()
  const before = await readCatalogue(db)
  await withClient(database.connectionString, async (other) => {
    // The upgrade changes works and counts before it waits for this table.
    await other.query('begin; lock table import_writes in share mode')
    const upgrade = migrate(db, paths.migrations).catch((error: Error) => error.message)
    await expect
      .poll(async () => {
        const { rowCount } = await other.query(`
          select pg_terminate_backend(pid) from pg_locks
          where relation = 'import_writes'::regclass and not granted
        `)
        return rowCount
      })
      .toBe(1)
    expect(await upgrade).toContain('connection')
    await other.query('rollback')
  })
  expect(await readCatalogue(db)).toEqual(before)
  expect(await recorded()).toEqual(released)
  await migrate(db, paths.migrations)
  await expectUpgraded()
  expect(await readRows()).toEqual(rowsAfterUpgrade)
})

test('a database with some of the old migrations is refused by name', async () => {
  await migrateAsReleased()
  await migrateOn()
  await sql`delete from schema_migrations where name = ${unreleased[3]}`.execute(db)
  await expect(migrate(db, paths.migrations)).rejects.toThrow(`missing: ${unreleased[3]}.`)
  await sql`delete from schema_migrations where name <> ${released[0]}`.execute(db)
  await expect(migrate(db, paths.migrations)).rejects.toThrow(released[33])
})

test('a database of a newer version is refused by name', async () => {
  await migrate(db, paths.migrations)
  await record('29990101T0000-add-cats.sql', 0)
  await expect(migrate(db, paths.migrations)).rejects.toThrow(
    'does not know: 29990101T0000-add-cats.sql.',
  )
})
