import { parse } from 'libpg-query'
import { expect, test } from 'vitest'
import { nothingObserved, observe } from './observed.ts'
import { columnsOf } from './columns.ts'
import type { Catalog, Column } from './scope.ts'

const id = { name: 'id', nullable: false }
const maybe = { name: 'maybe', nullable: true }
const state = { name: 'state', nullable: false, values: new Set(['open', 'done', 'lost']) }

const catalog: Catalog = {
  tables: new Map([
    ['a', [id, maybe, state]],
    ['b', [id, maybe]],
  ]),
  tableFunctions: new Map([['pairs', ['left_one', 'right_one']]]),
  aggregates: new Set(['count', 'max', 'sum', 'json_agg', 'bool_or']),
}

async function read(text: string, parameters: readonly unknown[] = []): Promise<Column[]> {
  const { stmts } = await parse(text)
  return columnsOf(stmts![0]!.stmt!, {
    catalog,
    parameters: parameters.map((value) => {
      const seen = nothingObserved()
      observe(seen, value)
      return seen
    }),
    queries: new Map(),
    relations: [],
    grouped: false,
    outer: undefined,
    read: columnsOf,
  })
}

test.each([
  'select id from a',
  'select a.* from (select id from a) as a',
  'select count(*) from a',
  'select count(maybe) filter (where maybe > 1) from a',
  'select max(id) from a group by state',
  'select json_agg(maybe) from a group by state',
  'select exists (select from a where maybe = 1)',
  'select maybe is null from a',
  'select coalesce(maybe, id) from a',
  'select coalesce(max(id), 0) from a',
  'select (select coalesce(max(id), 0) from a)',
  'select greatest(maybe, id) from a',
  'select maybe from a where maybe is not null',
  'select maybe from a where maybe > 1 and id = 1',
  'select a.maybe from a join b on b.id = a.maybe',
  'select b.id from a left join b on b.id = a.id where b.id = 1',
  'select id from a union all select id from b',
  'with found as (select id from a) select * from found',
  'with recursive up as (select id from a union select up.id from up join a on a.id = up.id) select id from up',
  'insert into a (id) values (1) returning id',
  'update a set maybe = 1 where maybe > 2 returning id',
  'delete from a using b where a.id = b.id and a.maybe = b.id returning maybe',
  "select case state when 'open' then 1 else 0 end from a",
  'select row_number() over () from a',
  'select one.place from unnest(array[1, 2]) with ordinality as one (id, place)',
  'select one from generate_series(1, 3) as one',
  'select id + 1 from a',
  'select array(select maybe from a)',
])('never null: %s', async (text) => {
  expect(await read(text)).toEqual([expect.objectContaining({ nullable: false })])
})

test.each([
  'select maybe from a',
  'select null',
  'select max(id) from a',
  'select max(id) filter (where id > 1) from a group by state',
  'select json_agg(id) from a',
  'select (select id from a where id = 1)',
  'select (select max(id) from a)',
  'select b.id from a left join b on b.id = a.id',
  'select a.id from a right join b on b.id = a.id',
  'select a.id from a full join b on b.id = a.id',
  'select maybe from a where maybe is distinct from 1',
  'select maybe from a where maybe = 1 or id = 1',
  'select coalesce(maybe, null) from a',
  'select nullif(id, 1) from a',
  'select id + maybe from a',
  'select case when id = 1 then 2 end from a',
  "select '{}'::jsonb ->> 'key'",
  'select id from a union all select maybe from b',
  'select some_function(id) from a',
  'update a set maybe = null where maybe > 2 returning maybe',
  'select left_one from pairs(1)',
  "select one.id from json_to_recordset('[]') as one (id integer)",
  'select id in (select maybe from b) from a',
])('perhaps null: %s', async (text) => {
  expect(await read(text)).toEqual([expect.objectContaining({ nullable: true })])
})

test('uses the recorded parameters', async () => {
  const text = 'select $1::integer, $2::integer, unnest($3::integer[]), unnest($4::integer[])'
  const columns = await read(text, [1, null, [1, 2], [1, null]])
  expect(columns.map(({ nullable }) => nullable)).toEqual([false, true, false, true])
})

test.each([
  ['select state from a', ['open', 'done', 'lost']],
  ["select state from a where state in ('open', 'done')", ['open', 'done']],
  ["select state from a where state = 'open' and id = 1", ['open']],
  ["select case state when 'lost' then 'done' else state end from a", ['done', 'open']],
  ["select case when id = 1 then 'one' end from a", ['one']],
  ["update a set state = 'lost' where state = 'open' returning state", ['open', 'done', 'lost']],
  ['select lower(state) from a', undefined],
])('knows the texts: %s', async (text, expected) => {
  const [column] = await read(text)
  expect(column?.values && [...column.values]).toEqual(expected)
})

test('rejects unknown statements', async () => {
  await expect(read('truncate a')).rejects.toThrow('TruncateStmt')
})
