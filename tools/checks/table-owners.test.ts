import { afterEach, expect, test } from 'vitest'
import { findForeignWrites, writtenTables } from './table-owners.ts'
import { writeTree, type TemporaryTree } from './temporary-tree.ts'

const owners = { reviews: 'reviews', comments: 'comments' }
const migration = 'server/src/db/migrations/20260901T1200-start.sql'
const tables = 'create table reviews (id bigint);\nCREATE TABLE IF NOT EXISTS comments (id bigint);'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

function problemsOf(files: Record<string, string>): string[] {
  tree = writeTree({ [migration]: tables, ...files })
  return findForeignWrites(tree.folder, owners)
}

test('lets a feature write its own table and read any other', () => {
  const code = "db.insertInto('comments').values(x); sql`select 1 from reviews for update`"
  expect(problemsOf({ 'server/src/features/comments/comments.queries.ts': code })).toEqual([])
})

test('leaves the schema of the queue library to the jobs', () => {
  const code = 'sql`insert into pgboss.job (name) values (${name})`'
  const file = 'server/src/features/comments/comments.queries.ts'
  expect(problemsOf({ 'server/src/jobs/due-jobs.ts': code })).toEqual([])
  expect(problemsOf({ [file]: code })).toEqual([`${file} writes pgboss, which has no owner`])
})

test('catches a write to the table of another feature', () => {
  const file = 'server/src/features/comments/comments.queries.ts'
  expect(problemsOf({ [file]: 'sql`delete\n from reviews where id = ${id}`' })).toEqual([
    `${file} writes reviews, which belongs to reviews`,
  ])
})

test('catches a write outside every feature', () => {
  const file = 'server/src/jobs/clean.ts'
  expect(problemsOf({ [file]: "db\n.updateTable('comments as c').set(x)" })).toEqual([
    `${file} writes comments, which belongs to comments`,
  ])
})

test('lets tests and the test harness write everything', () => {
  const code = "db.insertInto('reviews')"
  expect(
    problemsOf({
      'server/src/testing/factories.ts': code,
      'server/src/features/comments/comments.routes.test.ts': code,
    }),
  ).toEqual([])
})

test('wants an owner for every table and a table for every owner', () => {
  expect(problemsOf({ [migration]: 'create table reviews ();\ncreate table lists ();' })).toEqual([
    'lists has no owner: name it in the x.feature.ts of its feature',
    'comments has an owner, but no migration creates it',
  ])
})

test.each([
  ["db.mergeInto('a')", ['a']],
  ["db.deleteFrom(['a', 'b'])", ['a']],
  ['db.insertInto(table)', [undefined]],
  ["type T = 'a' | 'b'\nconst f = (table: T) => db.insertInto(table)", ['a', 'b']],
  [
    "type T = 'a' | 'b'\nconst f = (table: T) => db.deleteFrom(db.dynamic.table(table))",
    ['a', 'b'],
  ],
  ["type T = 'a' | string\nconst f = (table: T) => db.insertInto(table)", [undefined]],
  [
    "type T = 'a'\nconst f = (table: T) => 1\nconst g = (table: U) => db.insertInto(table)",
    [undefined],
  ],
  ['const f = (table: string) => db.insertInto(table)', [undefined]],
  ['sql`insert into ${sql.table(name)} values (1)`', [undefined]],
  ['sql`INSERT INTO "a" (x) values (1) on conflict (x) do update set x = 1`', ['a']],
  ['sql`with gone as (delete from only a returning 1) update public.b as t set x = 1`', ['a', 'b']],
  ['sql`truncate table a`', ['a']],
  ['// insert into a', []],
  ['/** Rows are made by insert into a. */', []],
  ["db.selectFrom('a').forUpdate()", []],
])('finds the tables written by %s', (code, expected) => {
  expect(writtenTables(code)).toEqual(expected)
})
