import type pg from 'pg'
import type { DatasetSize } from './dataset-size.ts'
import { withoutIndexes } from './without-indexes.ts'

const marksPerPerson = 60
const years = 5

/**
 * Marks of works. Reviewers are engaged with their works; other works are engaged without a review, or
 * saved for later. Needs reviews, and the tables `person` and `known`.
 */
export async function fillMarks(client: pg.Client, { people, works }: DatasetSize): Promise<void> {
  const others = `
    select person.id as user_id, known.id as work_id, medium,
      now() - random() * interval '${years} years' as time_added
    from (
      select floor(random() * $1::integer)::integer as who, floor(random() ^ 2 * $2::integer)::integer as what
      from generate_series(1, $1::integer * ${marksPerPerson})
    ) as pair
    join person on person.place = pair.who
    join known on known.place = pair.what
  `
  const insert = (table: string, source: string) =>
    withoutIndexes(client, table, () =>
      client.query(
        `insert into ${table} (user_id, work_id, medium, time_added)
        select user_id, work_id, medium, max(time_added) from (${source}) as marked
        group by 1, 2, 3 order by 4`,
        [people, works],
      ),
    )
  await insert(
    'engagements',
    `select author_id as user_id, work_id, medium, time_posted as time_added from reviews
    union all ${others}`,
  )
  await insert('saved_works', others)
  await client.query(`
    update work_counts set audience_size = users
    from (select work_id, count(*) as users from engagements group by work_id) as engaged
    where engaged.work_id = work_counts.work_id
  `)
}
