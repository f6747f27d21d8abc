import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabaseBefore } from '../testing/database/database-before.ts'

const before = useDatabaseBefore('20261129T1130-forget-rows-of-other-profiles.sql')

const files = JSON.stringify([
  { name: 'Ratings.csv', source: 'netflix', problem: null },
  { name: 'ViewingActivity.csv', source: 'netflix', problem: null },
])
const leftOut = (title: string, note: object) =>
  JSON.stringify({
    kind: 'leftOut',
    title,
    rows: [{ file: 1, line: 2, targets: {}, note: [note] }],
  })
const others = { code: 'otherProfile', params: { profile: 'Bo', own: 'Ann' } }

test('what earlier imports kept of other profiles is deleted and counted', async () => {
  await sql`
    with member as (
      insert into users (username, email, password_hash, time_created)
      values ('a', 'a@mail.example', 'x', now()) returning id
    ), import as (
      insert into imports (user_id, state, sources, files, lists, time_created, time_changed)
      select id, 'undone', '{netflix}', ${files}::jsonb, '[]', now(), now()
      from member returning id, user_id
    )
    insert into import_items (
      user_id, import_id, position, item, time_first, candidates, planned_outcome, outcome,
      rows_new, rows_here, rows_choice, rows_left_out
    )
    select user_id, id, place, facts.item::jsonb, now(), '[]', '{}', 'leftOut', 0, 0, 0, 1
    from import, (values
      (1, ${leftOut('Spray', { code: 'underTenMinutes' })}),
      (2, ${leftOut('Low Water', others)}),
      (3, ${leftOut('Low Sand', others)}),
      (4, ${leftOut('Bo,Low Reef', { code: 'fieldCount', params: { fields: 3, header: 2 } })})
    ) as facts (place, item)
  `.execute(before.db)
  await before.upgrade()
  const items = await sql<{ title: string | null }>`
    select item->>'title' as title from import_items order by position
  `.execute(before.db)
  expect(items.rows).toEqual([{ title: 'Spray' }, { title: null }])
  const imports = await sql<{ files: object[] }>`select files from imports`.execute(before.db)
  expect(imports.rows[0]?.files).toEqual([
    { name: 'Ratings.csv', source: 'netflix', problem: null },
    {
      name: 'ViewingActivity.csv',
      source: 'netflix',
      problem: null,
      unused: { rows: 2, reason: { code: 'otherProfiles', params: { own: 'Ann' } } },
    },
  ])
})
