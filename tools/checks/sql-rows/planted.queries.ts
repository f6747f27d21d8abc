import { type Handle } from '../../../server/src/db/transaction.ts'
import { sql } from 'kysely'

/** Statements with right and wrong claims, for the test of the check. */
export async function runPlanted(db: Handle): Promise<void> {
  await sql<{ id: number; first_name: string | null; since: Date }>`
    select id, first_name, time_created as since from users
  `.execute(db)
  await sql<{ review: string; likes: number; medium: 'film' | 'book' }>`
    select review, sum(like_count) as likes, medium from reviews
    where review is not null and medium in ('film', 'book') group by review, medium
  `.execute(db)
  await db
    .selectFrom('users')
    .select(sql<boolean>`first_name is null`.as('has_no_name'))
    .execute()
}

export async function runPlantedSlips(db: Handle): Promise<void> {
  await sql<{ identity: number }>`select id from users`.execute(db)
  await sql<{ rating: string }>`select rating from reviews`.execute(db)
  await sql<{ review: string }>`select review from reviews`.execute(db)
  await sql<{ title: string }>`
    select works.title from users left join works on works.id = users.id
  `.execute(db)
  await sql<{ newest: number }>`select max(id) as newest from works`.execute(db)
  await sql<{ id: number; title: string }>`select id from lists`.execute(db)
  await sql<{ ids: number[] }>`select array[1::bigint] as ids`.execute(db)
  await sql<{ category: 'Suggestion' }>`select category from feedback`.execute(db)
  await sql<{ given: string }>`select ${null}::text as given`.execute(db)
  await sql<{ work: { id: number; title: string; year: number } }>`
    select json_build_object('id', 1, 'title', null) as work
  `.execute(db)
  await db
    .selectFrom('users')
    .select(sql<string>`char_length(username)`.as('length'))
    .execute()
  void sql<{ id: number }>`select id from comments`
}
