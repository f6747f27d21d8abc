import { sql } from 'kysely'
import type { Medium } from '@medley/contract/values/medium'
import { chunk } from '../../parsing/chunk.ts'
import type { TestApp } from '../harness.ts'

let serial = 0

/** So many works of a medium, by number. */
export async function manyWorks(app: TestApp, medium: Medium, count: number): Promise<number[]> {
  serial += 1
  const { rows } = await sql<{ id: number }>`
    insert into works (medium, source, external_id, title, time_fetched)
    select ${medium}, 'tmdb', ${serial}::integer || '-' || place, 'Work ' || place, ${app.clock.now()}
    from generate_series(1, ${count}::integer) as place
    returning id`.execute(app.ctx.db)
  return rows.map(({ id }) => id)
}

const awayMs = 60 * 86_400_000

/** So many members, without a session, who were last here two months ago. */
export async function manyMembers(app: TestApp, count: number): Promise<number[]> {
  serial += 1
  const { rows } = await sql<{ id: number }>`
    insert into users (username, email, password_hash, time_created, last_online)
    select 'many-' || ${serial}::integer || '-' || place,
      'many-' || ${serial}::integer || '-' || place || '@mail.example', 'none', ${app.clock.now()},
      ${new Date(app.clock.now().getTime() - awayMs)}
    from generate_series(1, ${count}::integer) as place
    returning id`.execute(app.ctx.db)
  return rows.map(({ id }) => id)
}

export interface RatingOfTest {
  userId: number
  workId: number
  rating: number
}

/** Reviews without a text. */
export async function manyRatings(
  app: TestApp,
  medium: Medium,
  ratings: readonly RatingOfTest[],
): Promise<void> {
  for (const some of chunk(ratings, 1000)) {
    await sql`
      insert into reviews (author_id, work_id, medium, rating, time_posted)
      select "userId", "workId", ${medium}, rating, ${app.clock.now()}
      from json_to_recordset(${JSON.stringify(some)})
        as given ("userId" integer, "workId" integer, rating smallint)`.execute(app.ctx.db)
  }
}
