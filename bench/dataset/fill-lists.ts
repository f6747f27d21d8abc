import type pg from 'pg'

const lists = 300
const entries = 100

/** Public lists of well-known works, each with a note on every fourth. Needs the tables `person` and `known`. */
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
    insert into list_entries (list_id, work_id, medium, position, time_added, note)
    select list_id, known.id, known.medium, row_number() over (partition by list_id), now(),
      case when known.place % 4 = 0 then 'Worth the evening.' end
    from (
      select distinct lists.id as list_id,
        floor(random() ^ 2 * (select count(*) from known))::integer as place
      from lists cross join generate_series(1, $1)
    ) as drawn
    join known using (place)
  `,
    [entries],
  )
}
