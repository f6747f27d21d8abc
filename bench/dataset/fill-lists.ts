import type pg from 'pg'

const lists = 300
const entries = 100

/** Public lists of well-known works, with a note on every fourth entry. Needs the tables `person` and `known`. */
export async function fillLists(client: pg.Client): Promise<void> {
  await client.query(
    `
    insert into lists (owner_id, title, description, is_ranked, is_private, time_created)
    select id, 'List ' || place, 'Works that go together.', place % 2 = 0, false,
      now() - random() * interval '2 years'
    from person where place < $1
  `,
    [lists],
  )
  await client.query(
    `
    insert into list_entries (list_id, work_id, medium, position, time_added)
    select list_id, known.id, known.medium, row_number() over (partition by list_id), now()
    from (
      select distinct lists.id as list_id,
        floor(random() ^ 2 * (select count(*) from known))::integer as place
      from lists cross join generate_series(1, $1)
    ) as drawn
    join known using (place)
  `,
    [entries],
  )
  await client.query(`
    update list_entries set note = 'Worth the evening.'
    from known where known.id = list_entries.work_id and known.place % 4 = 0
  `)
}
