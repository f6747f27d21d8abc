import { beforeAll, describe, expect, test } from 'vitest'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { renewChartsJob, scoreWorksJob } from './charts.jobs.ts'
import { chartScore, usualPrior } from './charts.rules.ts'

const app = useTestApp()
let admin: TestUser
type Medium = 'film' | 'tvShow' | 'book' | 'album' | 'podcast'
interface Named {
  id: number
  medium: Medium
  title: string
}

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

const day = 86_400_000
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * day).toISOString()

/** The scored works of a medium, best first. */
async function chart(medium: Medium) {
  return await app.ctx.db
    .selectFrom('work_counts')
    .innerJoin('works', 'works.id', 'work_counts.work_id')
    .select(['work_id as id', 'title', 'chart_score as score', 'chart_rating_count as ratings'])
    .where('work_counts.medium', '=', medium)
    .where('chart_score', 'is not', null)
    .orderBy('chart_score', 'desc')
    .execute()
}

async function runJob(job: typeof scoreWorksJob) {
  await app.ctx.jobs.enqueue(app.ctx.db, job, {})
  await app.runJobs()
}

async function rate(work: Named, ratings: readonly number[]) {
  for (const rating of ratings) await aReview(app, { of: work, rating })
}

async function aRated(medium: Medium, title: string, ratings: readonly number[]): Promise<Named> {
  const work = await aWork(app, { medium, title })
  await rate(work, ratings)
  return work
}

const tens = (count: number) => Array.from({ length: count }, () => 10)

describe('the score of a work', () => {
  test('puts what many find good before a single perfect rating', async () => {
    await aRated('album', 'Good', [9, 9, 9, 9, 9, 9, 9, 8])
    await aRated('album', 'Perfect once', [10])
    await aRated('album', 'Poor', [3, 2, 3, 4, 3])
    await aWork(app, { medium: 'album', title: 'Unrated' })
    await runJob(scoreWorksJob)
    const works = await chart('album')
    expect(works.map(({ title, ratings }) => [title, ratings])).toEqual([
      ['Good', 8],
      ['Perfect once', 1],
      ['Poor', 5],
    ])
    expect(works[0]?.score).toBeLessThan(71 / 8)
  })

  test('is that of the usual prior and the number of ratings of each member on a young instance', async () => {
    const work = await aRated('podcast', 'New', [9, 7])
    await runJob(scoreWorksJob)
    const [entry] = await chart('podcast')
    const weight = 2 / 6
    const wanted = chartScore(usualPrior, { weight, weighted: 16 / 6 })
    expect(entry).toMatchObject({ ratings: 2, id: work.id })
    expect(entry?.score).toBeCloseTo(wanted, 5)
  })
})

describe('the ratings that count', () => {
  const scoreOf = async (work: Named) => (await chart('film')).find(({ id }) => id === work.id)

  test('the ratings that count are the newest of each member', async () => {
    const work = await aRated('film', 'Twice', [])
    const by = await aUser(app)
    await aReview(app, { by, of: work, rating: 2, timePosted: daysAgo(3) })
    await runJob(scoreWorksJob)
    const before = await scoreOf(work)
    await aReview(app, { by, of: work, rating: 9, timePosted: daysAgo(1) })
    await runJob(scoreWorksJob)
    const after = await scoreOf(work)
    expect(after?.ratings).toBe(1)
    expect(after?.score).toBeGreaterThan(before?.score ?? 10)
  })

  test('leave out suspended members and reviews under report, and take them back', async () => {
    const work = await aRated('film', 'Quarrel', [8, 8])
    const [loud, reported] = [await aUser(app), await aUser(app)]
    await aReview(app, { by: loud, of: work, rating: 1 })
    const { id } = await aReview(app, { by: reported, of: work, rating: 1, review: 'Rubbish' })
    await runJob(scoreWorksJob)
    expect((await scoreOf(work))?.ratings).toBe(4)

    const reporter = await aUser(app)
    const report = { type: 'review', item_id: id, reason: 'other' } as const
    expect((await app.call(reporter, 'POST /report', { body: report })).status).toBe(201)
    await app.ctx.db
      .insertInto('suspensions')
      .values({ user_id: loud.id, reason: 'Insults', time_suspended: app.clock.now() })
      .execute()
    await runJob(scoreWorksJob)
    expect((await scoreOf(work))?.ratings).toBe(2)

    const { body } = await app.call(admin, 'GET /v1/moderation/cases', { query: {} })
    await app.call(admin, 'POST /v1/moderation/cases/{caseId}/decision', {
      params: { caseId: String(body.items[0]?.id) },
      body: { decision: 'dismiss' },
    })
    await runJob(scoreWorksJob)
    expect((await scoreOf(work))?.ratings).toBe(3)
    await app.ctx.db.deleteFrom('suspensions').where('user_id', '=', loud.id).execute()
    await runJob(renewChartsJob)
    expect((await scoreOf(work))?.ratings).toBe(4)
  })

  test('lose a work its score with the last of them', async () => {
    const work = await aRated('film', 'Lonely', [])
    const by = await aUser(app)
    const { id } = await aReview(app, { by, of: work, rating: 9 })
    await runJob(scoreWorksJob)
    expect(await scoreOf(work)).toBeDefined()
    await app.call(by, 'DELETE /review', { body: { review_id: id } })
    await runJob(scoreWorksJob)
    expect(await scoreOf(work)).toBeUndefined()
  })

  test('weigh more of members who have rated here for long than of many new ones', async () => {
    await app.ctx.db
      .updateTable('users')
      .set({ time_created: daysAgo(400) })
      .where('id', '=', 1)
      .execute()
    const [classic, pushed] = [
      await aRated('film', 'Classic', []),
      await aRated('film', 'Pushed', []),
    ]
    for (let member = 0; member < 5; member += 1) {
      const by = await aUser(app)
      for (let past = 0; past < 10; past += 1) {
        await aReview(app, { by, rating: 6, timePosted: daysAgo(10 * past + 1) })
      }
      await aReview(app, { by, of: classic, rating: 9 })
    }
    await rate(pushed, tens(20))
    await runJob(renewChartsJob)
    const [old, fresh] = [await scoreOf(classic), await scoreOf(pushed)]
    expect([old?.ratings, fresh?.ratings]).toEqual([5, 20])
    expect(old?.score).toBeGreaterThan(fresh?.score ?? 10)
  })

  test('the ratings that count are read again only where they changed', async () => {
    const works = [await aRated('film', 'Still', [5]), await aRated('film', 'Moving', [5])] as const
    await runJob(scoreWorksJob)
    const versions = async () =>
      await app.ctx.db
        .selectFrom('work_counts')
        .select(['chart_score as score', 'chart_rating_count as ratings'])
        .where(
          'work_id',
          'in',
          works.map(({ id }) => id),
        )
        .orderBy('work_id')
        .execute()
    await app.ctx.db
      .updateTable('work_counts')
      .set({ chart_score: 1 })
      .where('work_id', '=', works[0].id)
      .execute()
    await rate(works[1], [7])
    await runJob(scoreWorksJob)
    expect(await versions()).toMatchObject([{ score: 1, ratings: 1 }, { ratings: 2 }])
    await runJob(renewChartsJob)
    expect((await versions())[0]?.score).toBeGreaterThan(5)
  })
})

describe('GET /v1/rating-surges', () => {
  test('shows works that got over a third of at least ten ratings in the last day', async () => {
    const old = (count: number, of: Named) =>
      Promise.all(tens(count).map(() => aReview(app, { of, rating: 6, timePosted: daysAgo(30) })))
    const [surging, steady, small] = [
      await aRated('tvShow', 'Surging', tens(10)),
      await aRated('tvShow', 'Steady', tens(10)),
      await aRated('tvShow', 'Small', tens(9)),
    ]
    await old(19, surging)
    await old(20, steady)
    const { body } = await app.call(admin, 'GET /v1/rating-surges')
    const ours = body.items.filter(({ work }) =>
      [surging.id, steady.id, small.id].includes(work.id),
    )
    expect(ours).toMatchObject([
      { work: { title: 'Surging' }, lastDayCount: 10, ratingCount: 29, lastDayAverage: 10 },
    ])
    expect(ours[0]?.rating).toBeCloseTo((100 + 19 * 6) / 29, 10)
  })
})
