import type { Medium } from '@medley/contract/values/medium'
import { beforeEach, expect, test } from 'vitest'
import {
  manyMembers,
  manyRatings,
  manyWorks,
  type RatingOfTest,
} from '../../../testing/factories/tastes.ts'
import { aUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'
import type { MemberRow } from '../model/member-works.ts'
import { seededRandom } from '../model/random.ts'
import { buildRecommendationsJob } from './recommendations.build.jobs.ts'
import { listMemberRows } from './recommendations.build.queries.ts'
import { listModelRuns } from './recommendations.runs.queries.ts'

const app = useTestApp()

beforeEach(async () => {
  await app.ctx.db.deleteFrom('reviews').execute()
  await app.ctx.db.deleteFrom('engagements').execute()
  await app.ctx.db.deleteFrom('saved_works').execute()
})

async function build(): Promise<void> {
  await app.ctx.jobs.enqueue(app.ctx.db, buildRecommendationsJob, {})
  await app.runJobs()
}

const lastRunOf = async (medium: Medium) =>
  (await listModelRuns(app.ctx.db, 1)).find((run) => run.medium === medium)

const neighboursOf = (workIds: readonly number[]) =>
  app.ctx.db.selectFrom('work_neighbours').selectAll().where('work_id', 'in', workIds).execute()

const tellingWorksOf = async (medium: Medium) => {
  const rows = app.ctx.db.selectFrom('telling_works').select('work_id as workId')
  return (await rows.where('medium', '=', medium).orderBy('place').execute()).map(
    ({ workId }) => workId,
  )
}

const recommendedTo = (userId: number, medium: Medium) =>
  app.ctx.db
    .selectFrom('recommendations')
    .select(['work_id as workId', 'because_ids as becauseIds'])
    .where('user_id', '=', userId)
    .where('medium', '=', medium)
    .orderBy('rank')
    .execute()

const comesBack = (userIds: readonly number[]) =>
  app.ctx.db
    .updateTable('users')
    .set({ last_online: app.clock.now() })
    .where('id', 'in', userIds)
    .execute()

/** Every member rates the same works. */
const ratingsOf = (users: readonly number[], works: readonly number[], rating = 9) =>
  users.flatMap((userId) => works.map((workId) => ({ userId, workId, rating })))

/** Members who like works at random, popular ones more often, mostly of one of four genres. */
function tastes(
  users: readonly number[],
  works: readonly number[],
  loyalty: number,
): RatingOfTest[] {
  const random = seededRandom(7)
  const size = works.length / 4
  return users.flatMap((userId, member) => {
    const liked = new Set<number>()
    while (liked.size < size / 2) {
      const genre = random() < loyalty ? member % 4 : Math.floor(random() * 4)
      liked.add(genre * size + Math.floor(random() ** 1.5 * size))
    }
    return [...liked].map((index) => ({ userId, workId: works[index] ?? 0, rating: 9 }))
  })
}

test('publishes what similar members like, and nothing that fewer than five of them share', async () => {
  const works = await manyWorks(app, 'book', 160)
  const members = await manyMembers(app, 120)
  const [shared = 0, ofFour = 0, disliked = 0, another = 0] = await manyWorks(app, 'book', 4)
  const five = members.slice(0, 5)
  const [neverOnline = 0, active = 0, away = 0] = members.slice(-3)
  await comesBack([active])
  const users = app.ctx.db.updateTable('users').set({ last_online: null })
  await users.where('id', '=', neverOnline).execute()
  await manyRatings(app, 'book', [
    ...tastes(members, works, 0.9),
    ...ratingsOf(five, [shared]),
    ...ratingsOf(five.slice(1), [ofFour]),
    ...ratingsOf(members.slice(0, 20), [disliked, another], 6),
  ])
  await build()

  const run = await lastRunOf('book')
  expect(run).toMatchObject({ outcome: 'published', members: 120, shippedWorks: 0 })
  expect(run?.method).toMatch(/EASE|item to item/)
  expect(run?.ndcg).toBeGreaterThan((run?.ndcgOfPopularity ?? 1) * 1.2)
  const rows = await neighboursOf([...works, shared])
  expect(rows.length).toBeGreaterThan(100)
  expect(Math.min(...rows.flatMap(({ supports }) => supports))).toBeGreaterThanOrEqual(5)
  const genreOf = (workId: number) => Math.floor(works.indexOf(workId) / 40)
  const nearest = rows.filter(({ work_id: id }) => id !== shared)
  const alike = nearest.filter((row) => genreOf(row.neighbour_ids[0] ?? 0) === genreOf(row.work_id))
  expect(alike.length / nearest.length).toBeGreaterThan(0.9)
  const named = new Set(rows.flatMap((row) => row.neighbour_ids))
  expect(named.has(ofFour)).toBe(false)
  expect(named.has(disliked)).toBe(false)
  expect(await neighboursOf([ofFour, disliked, another])).toEqual([])

  const telling = await tellingWorksOf('book')
  expect(new Set(telling.slice(0, 4).map(genreOf)).size).toBe(4)

  const recommended = await recommendedTo(active, 'book')
  const liked = await app.ctx.db
    .selectFrom('reviews')
    .select('work_id as workId')
    .where('author_id', '=', active)
    .execute()
  const own = new Set(liked.map(({ workId }) => workId))
  expect(recommended.length).toBeGreaterThan(10)
  expect(recommended.filter(({ workId }) => own.has(workId))).toEqual([])
  const [best] = recommended
  expect(best?.becauseIds).toHaveLength(3)
  expect(best?.becauseIds.filter((workId) => !own.has(workId))).toEqual([])
  const genre = (members.length - 2) % 4
  const first = recommended.slice(0, 10).filter(({ workId }) => genreOf(workId) === genre)
  expect(first.length).toBeGreaterThan(7)
  expect(await recommendedTo(away, 'book')).toEqual([])
  expect((await recommendedTo(neverOnline, 'book')).length).toBeGreaterThan(10)
})

test('reads what each member knows, the newest first, and who was here', async () => {
  const [rated = 0, again = 0, engaged = 0, saved = 0] = await manyWorks(app, 'podcast', 4)
  const [active = 0, away = 0] = await manyMembers(app, 2)
  await comesBack([active])
  await manyRatings(app, 'podcast', [
    { userId: active, workId: again, rating: 3 },
    { userId: active, workId: rated, rating: 8 },
    { userId: active, workId: again, rating: 9 },
  ])
  const mark = { user_id: active, medium: 'podcast', time_added: app.clock.now() } as const
  await app.ctx.db
    .insertInto('engagements')
    .values([rated, engaged].map((work_id) => ({ ...mark, work_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await app.ctx.db
    .insertInto('saved_works')
    .values({ ...mark, work_id: saved })
    .execute()
  const since = new Date(app.clock.now().getTime() - 1000)
  const rows: MemberRow[] = []
  for await (const page of listMemberRows(app.ctx.db, 'podcast', since)) rows.push(...page)
  const [known, nothing] = [active, away].map((id) => rows.find((row) => row.id === id))
  const ofWork = (workId: number) =>
    known?.ratings.slice(1, -1).split(',')[known.works.slice(1, -1).split(',').indexOf(`${workId}`)]
  expect([rated, again, engaged, saved].map(ofWork)).toEqual(['8', '9', '-1', '-2'])
  expect(known).toMatchObject({ teaches: true, isActive: true })
  expect(nothing).toMatchObject({ works: '{}', ratings: '{}', teaches: true, isActive: false })
})

test('learns nothing from members who stay out or are suspended, nor of unconfirmed works', async () => {
  const works = await manyWorks(app, 'album', 160)
  const members = await manyMembers(app, 120)
  const out = await manyMembers(app, 20)
  const suspended = await manyMembers(app, 20)
  const [a = 0, b = 0, c = 0, d = 0, added = 0] = await manyWorks(app, 'album', 5)
  const { db } = app.ctx
  await db.updateTable('users').set({ in_recommendations: false }).where('id', 'in', out).execute()
  await db
    .insertInto('suspensions')
    .values(suspended.map((id) => ({ user_id: id, reason: 'x', time_suspended: app.clock.now() })))
    .execute()
  await db.updateTable('works').set({ standing: 'added' }).where('id', '=', added).execute()
  await manyRatings(app, 'album', [
    ...tastes(members, works, 0.9),
    ...ratingsOf(out, [a, b]),
    ...ratingsOf(suspended, [c, d]),
    ...ratingsOf(members, [added]),
  ])
  await build()

  expect(await lastRunOf('album')).toMatchObject({ outcome: 'published', members: 120, works: 160 })
  expect(await neighboursOf([a, b, c, d, added])).toEqual([])
  const rows = await neighboursOf(works)
  expect(rows.flatMap((row) => row.neighbour_ids)).not.toContain(added)
})

test('publishes nothing that does not beat popularity, and forgets what was published', async () => {
  const works = await manyWorks(app, 'podcast', 440)
  const members = await manyMembers(app, 20)
  const popular = seededRandom(3)
  await manyRatings(
    app,
    'podcast',
    members.flatMap((userId) => {
      const liked = new Set<number>()
      while (liked.size < 110) liked.add(works[Math.floor(popular() ** 2 * works.length)] ?? 0)
      return [...liked].map((workId) => ({ userId, workId, rating: 8 }))
    }),
  )
  const [work = 0, other = 0] = works
  await app.ctx.db
    .insertInto('work_neighbours')
    .values({ work_id: work, neighbour_ids: [other], weights: [1], supports: [5] })
    .execute()
  await app.ctx.db
    .insertInto('telling_works')
    .values({ work_id: work, medium: 'podcast', place: 1 })
    .execute()
  await build()

  const run = await lastRunOf('podcast')
  expect(run).toMatchObject({ outcome: 'not better than popularity', method: null, members: 20 })
  expect(run?.ndcg).toBeLessThanOrEqual(run?.ndcgOfPopularity ?? 0)
  expect(await neighboursOf(works)).toEqual([])
  expect(await tellingWorksOf('podcast')).toEqual([])
})

test('takes the shipped neighbours of films while there are few ratings', async () => {
  const [alien = 0, aliens = 0, unknown = 0] = await manyWorks(app, 'film', 3)
  await app.ctx.db
    .insertInto('work_external_ids')
    .values([
      { work_id: alien, medium: 'film', source: 'imdb', external_id: 'tt0078748' },
      { work_id: aliens, medium: 'film', source: 'imdb', external_id: 'tt0090605' },
      { work_id: unknown, medium: 'film', source: 'imdb', external_id: 'tt9999999' },
    ])
    .execute()
  const ann = await aUser(app, { lastOnline: app.clock.now() })
  await manyRatings(app, 'film', ratingsOf([ann.id], [alien, unknown]))
  await build()

  expect(await lastRunOf('film')).toMatchObject({
    outcome: 'too few ratings',
    method: null,
    likes: 2,
    shippedWorks: 2,
  })
  expect(await neighboursOf([alien, aliens, unknown])).toMatchObject([
    { work_id: alien, neighbour_ids: [aliens], supports: [0] },
    { work_id: aliens, neighbour_ids: [alien], supports: [0] },
  ])
  const [best] = await recommendedTo(ann.id, 'film')
  expect(best).toEqual({ workId: aliens, becauseIds: [alien] })
})

test('takes the shipped telling films that are here, in their order', async () => {
  const [godfather = 0, towers = 0, unknown = 0] = await manyWorks(app, 'film', 3)
  await app.ctx.db
    .insertInto('work_external_ids')
    .values([
      { work_id: godfather, medium: 'film', source: 'imdb', external_id: 'tt0068646' },
      { work_id: towers, medium: 'film', source: 'imdb', external_id: 'tt0167261' },
      { work_id: unknown, medium: 'film', source: 'imdb', external_id: 'tt9999998' },
    ])
    .execute()
  await build()
  const named = (await tellingWorksOf('film')).filter((id) =>
    [godfather, towers, unknown].includes(id),
  )
  expect(named).toEqual([towers, godfather])
})
