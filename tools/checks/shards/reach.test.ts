import { expect, test } from 'vitest'
import type { Catalog } from '../sql-rows/scope.ts'
import type { Placement } from './placements.data.ts'
import { reachOf } from './reach.ts'

const placements: Record<string, Placement> = {
  users: { member: 'id', isCopied: true },
  reviews: { member: 'author_id', ids: ['id'] },
  blocks: { member: 'blocker_id', ids: ['blocked_id'] },
  friends: { member: 'user_id' },
  lists: { member: 'owner_id', ids: ['id'] },
  entries: { member: 'owner_id', ids: ['list_id'] },
  works: 'every shard',
  reports: 'one shard',
}

const layout = { placements, isPrepared: false }

const tables = {
  users: ['id', 'username'],
  reviews: ['id', 'author_id', 'work_id'],
  blocks: ['blocker_id', 'blocked_id'],
  friends: ['user_id', 'friend_id'],
  lists: ['id', 'owner_id'],
  entries: ['list_id', 'work_id'],
  works: ['id', 'title'],
  reports: ['id'],
}

const catalog: Catalog = {
  tables: new Map(
    Object.entries(tables).map(([table, columns]) => [
      table,
      columns.map((name) => ({ name, nullable: false })),
    ]),
  ),
  tableFunctions: new Map(),
  aggregates: new Set(),
}

async function reach(text: string, alike: readonly number[] = []) {
  return (await reachOf({ text, alike }, layout, catalog)).reach
}

test.each([
  'select * from works join reports on reports.id = works.id',
  'select * from reviews where author_id = $1',
  'select * from reviews r join works on works.id = r.work_id where r.author_id = $1::bigint',
  'select * from reviews join users on users.id = reviews.author_id where users.id = $1',
  'select * from reviews left join blocks on blocker_id = author_id and blocked_id = $2 where author_id = $1',
  'select (select count(*) from reviews where author_id = users.id) from users where id = $1',
  'with mine as (select id, author_id from reviews where author_id = $1) select * from mine join users on users.id = mine.author_id',
  'select * from users where id in (select user_id from friends where user_id = $1)',
  'select * from users where id = $1 and not exists (select from blocks where blocker_id = users.id)',
  'insert into reviews (author_id, work_id) values ($1, $2)',
  'insert into users (username) values ($1)',
  'insert into reviews (author_id, work_id) select user_id, friend_id from friends where user_id = $1',
  'update reviews set work_id = $2 where author_id = $1 returning id',
  'delete from reviews using users where users.id = author_id and users.id = $1',
  'select * from (select author_id as id from reviews where author_id = $1 union all select user_id from friends where user_id = $1) as seen',
])('one member: %s', async (text) => {
  expect(await reach(text)).toBe('one')
})

test('one member: parameters that always had the same value', async () => {
  const text = 'select from reviews, blocks where author_id = $1 and blocker_id = $2'
  expect(await reach(text, [0, 0])).toBe('one')
  expect(await reach(text, [0, 1])).toBe('several')
})

test.each([
  'select * from reviews where author_id = any($1)',
  'select * from reviews where author_id in ($1, $2)',
  'select * from unnest($1::bigint[]) as wanted (id) join users on users.id = wanted.id',
  'insert into reviews (author_id, work_id) values ($1, $2), ($3, $4)',
  'select from reviews where author_id = $1 and exists (select from blocks where blocker_id = $2)',
])('several members: %s', async (text) => {
  expect(await reach(text)).toBe('several')
})

test.each([
  ['select * from reviews where id = $1', 'reviews'],
  ['select * from reviews where author_id = $1 or work_id = $2', 'reviews'],
  [
    'select * from reviews where author_id in (select friend_id from friends where user_id = $1)',
    'reviews',
  ],
  ['select * from reviews join users on users.id = reviews.id where author_id = $1', 'users'],
  ['select * from reviews left join blocks on blocked_id = $2 where author_id = $1', 'blocks'],
  ['select * from users left join reviews on author_id = users.id and author_id = $1', 'users'],
  ['select * from entries where list_id = $1', 'entries'],
  ['update reviews set author_id = $1', 'reviews'],
  ['select * from users where not (id = $1)', 'users'],
  [
    'select from users where not exists (select from blocks where blocker_id = users.id and blocker_id = $1)',
    'users',
  ],
])('all shards: %s', async (text, table) => {
  const found = await reachOf({ text, alike: [] }, layout, catalog)
  expect(found).toMatchObject({ reach: 'all', unbound: [table] })
})

test('tells which tables with a copy on every shard are written', async () => {
  const text = 'update works set title = $1 where id = $2'
  const found = await reachOf({ text, alike: [] }, layout, catalog)
  expect(found).toEqual({ reach: 'one', unbound: [], copied: ['works'] })
})

test.each([
  'select * from reviews where id = $1',
  'select * from lists join entries on entries.list_id = lists.id where lists.id = $1',
  'select * from lists join entries on entries.list_id = lists.id where lists.owner_id = $1',
  'insert into entries (list_id, work_id) values ($1, $2)',
  'select * from blocks where blocked_id = $1',
  'select * from reviews join users on users.id = reviews.work_id where author_id = $1',
])('one member, once prepared: %s', async (text) => {
  const found = await reachOf({ text, alike: [] }, { placements, isPrepared: true }, catalog)
  expect(found.reach).toBe('one')
})

test('all shards, even so: a write to what has copies', async () => {
  const text = 'update users set username = $1 where username = $2'
  const found = await reachOf({ text, alike: [] }, { placements, isPrepared: true }, catalog)
  expect(found.reach).toBe('all')
})
