import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aReview } from '../testing/factories/reviews.ts'
import { aUser } from '../testing/factories/users.ts'
import { aWork } from '../testing/factories/works.ts'
import { useTestApp } from '../testing/harness.ts'
import { findMiscounts } from '../testing/database/recount.ts'
import { transaction } from './transaction.ts'

const app = useTestApp()
let userIds: number[]
let workIds: number[]

beforeAll(async () => {
  userIds = []
  workIds = []
  for (let count = 0; count < 8; count += 1) userIds.push((await aUser(app)).id)
  for (let count = 0; count < 6; count += 1) workIds.push((await aWork(app)).id)
})

const run = (statement: ReturnType<typeof sql>) => statement.execute(app.ctx.db)
const now = sql`now()`
const startOfTest = new Date()
const hoursAgo = (hours: number) =>
  sql`${startOfTest}::timestamptz - ${hours}::integer * interval '1 hour'`

interface Step {
  kind: keyof typeof steps
  users: number[]
  works: number[]
  rating: number
  /** Hours before now; ties are ordered by id. */
  age: number
}

/** Each writes many rows in one statement, as imports, account deletions and single clicks do. */
const steps = {
  review: ({ users, works, rating, age }: Omit<Step, 'kind'>) =>
    run(sql`insert into reviews (author_id, work_id, medium, rating, time_posted)
      select users.id, works.id, works.medium, ${rating}, ${hoursAgo(age)}
      from users, works where users.id = any(${users}) and works.id = any(${works})`),
  rate: ({ users, works, rating }: Omit<Step, 'kind'>) =>
    run(sql`update reviews set rating = ${rating}
      where author_id = any(${users}) or work_id = any(${works})`),
  // As an import does to a review completed by its diary.
  date: ({ users, works, age }: Omit<Step, 'kind'>) =>
    run(sql`update reviews set time_posted = ${hoursAgo(age)}
      where author_id = any(${users}) and work_id = any(${works}) and id % 2 = 0`),
  write: ({ users, age }: Omit<Step, 'kind'>) =>
    run(
      sql`update reviews set review = 'Seen ' || ${age}::integer where author_id = any(${users})`,
    ),
  move: ({ users, works }: Omit<Step, 'kind'>) =>
    run(sql`update reviews set work_id = ${works[0]} where author_id = any(${users})`),
  narrow: ({ users, works, rating }: Omit<Step, 'kind'>) =>
    run(sql`update reviews set audience = ${rating > 5 ? 'friends' : null}
      where author_id = any(${users}) and work_id = any(${works})`),
  choose: ({ users, rating }: Omit<Step, 'kind'>) =>
    run(sql`insert into privacy_settings (user_id, audience)
      select id, ${['everyone', 'members', 'friends'][rating % 3]} from users where id = any(${users})
      on conflict (user_id) do update set audience = excluded.audience`),
  forget: ({ users }: Omit<Step, 'kind'>) =>
    run(sql`delete from privacy_settings where user_id = any(${users})`),
  unreview: ({ users, works }: Omit<Step, 'kind'>) =>
    run(sql`delete from reviews where author_id = any(${users}) and work_id = any(${works})`),
  engage: ({ users, works }: Omit<Step, 'kind'>) =>
    run(sql`insert into engagements (user_id, work_id, medium, time_added)
      select users.id, works.id, works.medium, ${now}
      from users, works where users.id = any(${users}) and works.id = any(${works})
      on conflict do nothing`),
  disengage: ({ users, works }: Omit<Step, 'kind'>) =>
    run(sql`delete from engagements where user_id = any(${users}) and work_id = any(${works})`),
  like: ({ users, works }: Omit<Step, 'kind'>) =>
    run(sql`insert into review_likes (review_id, user_id, time_liked)
      select reviews.id, users.id, ${now} from reviews, users
      where users.id = any(${users}) and reviews.work_id = any(${works})
      on conflict do nothing`),
  unlike: ({ users }: Omit<Step, 'kind'>) =>
    run(sql`delete from review_likes where user_id = any(${users})`),
  likeLists: ({ users }: Omit<Step, 'kind'>) =>
    run(sql`insert into list_likes (list_id, user_id, time_liked)
      select lists.id, users.id, ${now} from lists, users where users.id = any(${users})
      on conflict do nothing`),
  unlikeLists: ({ users }: Omit<Step, 'kind'>) =>
    run(sql`delete from list_likes where user_id = any(${users})`),
  list: ({ users }: Omit<Step, 'kind'>) =>
    run(sql`insert into lists (owner_id, title, is_ranked, is_private, time_created)
      select id, 'A list', false, false, ${now} from users where id = any(${users})`),
  nothing: () => run(sql`delete from reviews where false`),
  leave: async ({ users }: Omit<Step, 'kind'>) => {
    // Each deleted member is replaced by a new one.
    await run(sql`delete from users where id = any(${users.slice(0, 2)})`)
    for (const id of users.slice(0, 2)) await aUser(app, { id, username: `again-${id}` })
  },
}

const dayOfMay = (index: number) => `2026-05-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`

const someOf = (ids: () => number[]) =>
  fc
    .uniqueArray(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 })
    .map((places) => places.map((index) => ids()[index] ?? 0))

const step = fc.record({
  kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  users: someOf(() => userIds),
  works: someOf(() => workIds),
  rating: fc.integer({ min: 0, max: 10 }),
  age: fc.integer({ min: 0, max: 3 }),
})

describe('stored counts', () => {
  test('stay correct through all kinds of writes in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (sequence) => {
        for (const { kind, ...values } of sequence) await steps[kind](values)
        expect(await findMiscounts(app.ctx.db)).toEqual([])
      }),
      { numRuns: 25, seed: 20_261_120, endOnFailure: true },
    )
  })

  test('stored counts are detected when wrong', async () => {
    const review = await aReview(app)
    await run(sql`update reviews set like_count = 7 where id = ${review.id}`)
    await run(
      sql`update work_counts set audience_size = audience_size + 1 where work_id = ${workIds[0]}`,
    )
    expect(await findMiscounts(app.ctx.db)).toEqual([
      { what: 'work', id: workIds[0] },
      { what: 'review', id: review.id },
    ])
    await run(sql`update reviews set like_count = 0 where id = ${review.id}`)
    await run(
      sql`update work_counts set audience_size = audience_size - 1 where work_id = ${workIds[0]}`,
    )
  })

  test('stay correct where members narrow what they show while they rate', async () => {
    const works = await Promise.all(Array.from({ length: 8 }, () => aWork(app)))
    const people = await Promise.all(Array.from({ length: 6 }, () => aUser(app)))
    const [workIds, ids] = [works.map(({ id }) => id), people.map(({ id }) => id)]
    await Promise.all(
      people.flatMap(({ id }, index) => [
        ...workIds.map((work) =>
          steps.review({ users: [id], works: [work], rating: index + 1, age: 0 }),
        ),
        steps.choose({ users: [id], works: [], rating: index % 3, age: 0 }),
        steps.choose({ users: [id], works: [], rating: (index + 1) % 3, age: 0 }),
      ]),
    )
    await steps.choose({ users: ids.slice(0, 2), works: [], rating: 0, age: 0 })
    expect(await findMiscounts(app.ctx.db)).toEqual([])
  })

  test('stay correct under concurrent writes in opposite order, without errors', async () => {
    const works = await Promise.all(Array.from({ length: 60 }, () => aWork(app)))
    const people = await Promise.all(Array.from({ length: 6 }, () => aUser(app)))
    const forth = works.map(({ id }) => id)
    const orders = [forth, forth.toReversed()]
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        people.flatMap(({ id }, index) => {
          const ids = orders[index % 2] ?? forth
          return [
            run(sql`insert into reviews (author_id, work_id, medium, rating, time_posted)
              select ${id}, work_id, 'film', 5, ${now}
              from unnest(${ids}::integer[]) with ordinality as wanted (work_id, place) order by place`),
            run(sql`insert into engagements (user_id, work_id, medium, time_added)
              select ${id}, work_id, 'film', ${now}
              from unnest(${ids}::integer[]) with ordinality as wanted (work_id, place) order by place
              on conflict do nothing`),
          ]
        }),
      )
      await Promise.all(
        people.map(({ id }, index) =>
          run(sql`update reviews set rating = ${index} where author_id = ${id}`),
        ),
      )
      await Promise.all(
        people.map(({ id }, index) =>
          run(sql`insert into review_likes (review_id, user_id, time_liked)
            select id, ${id}, ${now} from reviews where author_id <> ${id}
            order by id * ${index % 2 === 0 ? 1 : -1} on conflict do nothing`),
        ),
      )
    }
    expect(await findMiscounts(app.ctx.db)).toEqual([])
    const leaving = people
      .slice(0, 2)
      .map(({ id }) =>
        transaction(app.ctx.db, (tx) => tx.deleteFrom('users').where('id', '=', id).execute()),
      )
    await Promise.all(leaving)
    expect(await findMiscounts(app.ctx.db)).toEqual([])
  })

  test('stay correct when a member writes several reviews of one work concurrently', async () => {
    const [work, member] = [await aWork(app), await aUser(app)]
    const reviews = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        aReview(app, { by: member, of: work, rating: index, timePosted: dayOfMay(index) }),
      ),
    )
    await Promise.all(
      reviews.flatMap(({ id }, index) => [
        aReview(app, { by: member, of: work, rating: 10 - index, timePosted: dayOfMay(9 - index) }),
        run(sql`update reviews set rating = ${(index * 3) % 11} where id = ${id}`),
        run(sql`update reviews set time_posted = ${dayOfMay(20 - index)} where id = ${id}`),
        run(sql`delete from reviews where id = ${id} and ${index % 2 === 0}::boolean`),
      ]),
    )
    expect(await findMiscounts(app.ctx.db)).toEqual([])
  })

  test('stored counts of a work can be written while its reviews are liked', async () => {
    const work = await aWork(app)
    const review = await aReview(app, { of: work })
    const liker = await aUser(app)
    await app.ctx.db.transaction().execute(async (tx) => {
      await sql`insert into review_likes values (${review.id}, ${liker.id}, ${now})`.execute(tx)
      const lock = sql`select work_id from work_counts where work_id = ${work.id} for update nowait`
      expect((await lock.execute(app.ctx.db)).rows).toEqual([{ work_id: work.id }])
    })
  })
})
