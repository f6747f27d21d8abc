import { describe, expect, test } from 'vitest'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let lastExternalId = 500

async function anImportedFilm() {
  lastExternalId += 1
  const externalId = lastExternalId
  const work = await aWork(app, { externalId: String(externalId) })
  return { ...work, externalId }
}

function imported(workID: number, facts: object = {}) {
  return {
    workID,
    medium: 'film' as const,
    rating: 7,
    review: null,
    date_viewed: '2024-05-01',
    time_posted: '2024-05-02T00:00:00.000Z',
    spoiler: 0 as const,
    import_source: 'letterboxd' as const,
    ...facts,
  }
}

async function countReviews(userId: number): Promise<number> {
  const params = { userId: String(userId) }
  const { body } = await app.call(null, 'GET /v1/reviews/summary/{userId}', { params, query: {} })
  return body.total
}

describe('one object to POST /review', () => {
  test('returns the review for our own work id, posted now', async () => {
    const me = await aUser(app)
    const { id, medium } = await aWork(app, { medium: 'album' })
    const body = { workID: id, medium, rating: 10, time_posted: '2001-01-01T00:00:00.000Z' }
    const answer = await app.call(me, 'POST /review', { body })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      work: { id },
      rating: 10,
      timePosted: app.clock.now().toISOString(),
    })
    const query = { medium, internal_id: id }
    expect((await app.call(me, 'GET /is_seen', { query })).body).toBe(true)
  })

  test('finds an imported film by its source id and keeps its time', async () => {
    const me = await aUser(app)
    const work = await anImportedFilm()
    const body = imported(work.externalId, { review: ' Fine. ' })
    const first = await app.call(me, 'POST /review', { body })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      work: { id: work.id },
      review: 'Fine.',
      timePosted: '2024-05-02T00:00:00.000Z',
      dateViewed: '2024-05-01',
    })
    const again = await app.call(me, 'POST /review', { body })
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(await countReviews(me.id)).toBe(1)
  })

  test('a repeated import without a time stays one review', async () => {
    const me = await aUser(app)
    const { externalId: workID } = await anImportedFilm()
    const dated = imported(workID, { time_posted: null })
    const bare = imported(workID, { time_posted: null, date_viewed: null })
    for (const [body, timePosted] of [
      [dated, '2024-05-01T00:00:00.000Z'],
      [bare, '2021-01-01T00:00:00.000Z'],
    ] as const) {
      await app.call(me, 'POST /review', { body })
      app.clock.advance(1000)
      expect((await app.call(me, 'POST /review', { body })).body).toMatchObject({ timePosted })
    }
    expect(await countReviews(me.id)).toBe(2)
  })

  test('ignores a time_posted in the future', async () => {
    const me = await aUser(app)
    const { externalId: workID } = await anImportedFilm()
    const body = imported(workID, { time_posted: '2031-01-01T00:00:00.000Z' })
    const answer = await app.call(me, 'POST /review', { body })
    expect(answer).toMatchObject({ status: 201, body: { timePosted: '2024-05-01T00:00:00.000Z' } })
  })

  test.each(['tvShow', 'book', 'album', 'podcast'] as const)(
    'accepts a %s without import_source',
    async (medium) => {
      const { id: workID } = await aWork(app, { medium })
      const body = { workID, medium, rating: 5 }
      const answer = await app.call(await aUser(app), 'POST /review', { body })
      expect(answer).toMatchObject({ status: 201, body: { rating: 5 } })
    },
  )

  test('reports the field of an empty array', async () => {
    const answer = await app.call(await aUser(app), 'POST /review', { body: [] })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([{ field: 'body', message: 'Too small' }])
  })

  test.each([
    ['medium', { medium: 'book' as const }, 'Must be film where there is an import_source'],
    ['date_viewed', { date_viewed: '2031-01-01' }, 'Must not be later than today'],
    ['rating', { rating: null }, 'Must be a whole number from 0 to 10'],
  ])('refuses a wrong %s', async (field, facts, message) => {
    const me = await aUser(app)
    const { externalId: workID } = await anImportedFilm()
    const body = imported(workID, facts)
    const answer = await app.call(me, 'POST /review', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]).toEqual({ field, message })
  })

  test('refuses unknown works and visitors', async () => {
    const me = await aUser(app)
    const unknown = await app.call(me, 'POST /review', { body: imported(499) })
    expect(unknown.status).toBe(404)
    expect(unknown.body.code).toBe('work_not_found')
    const own = { workID: 499_999, medium: 'film' as const, rating: 5 }
    expect((await app.call(me, 'POST /review', { body: own })).body.code).toBe('work_not_found')
    expect((await app.call(null, 'POST /review', { body: own })).status).toBe(401)
  })
})

describe('an array to POST /review', () => {
  test('creates all, then skips all when repeated', async () => {
    const me = await aUser(app)
    const films = [await anImportedFilm(), await anImportedFilm()]
    const body = films.flatMap(({ externalId: workID }) => [
      imported(workID),
      imported(workID, { date_viewed: null }),
      imported(workID, { time_posted: '2024-05-03T00:00:00.000Z' }),
    ])
    const first = await app.call(me, 'POST /review', { body })
    expect(first).toEqual({ status: 201, body: { created: 6, skipped: 0 } })
    const second = await app.call(me, 'POST /review', { body })
    expect(second).toEqual({ status: 201, body: { created: 0, skipped: 6 } })
    expect(await countReviews(me.id)).toBe(6)
    for (const { id } of films) {
      const kept = await app.ctx.db
        .selectFrom('work_counts')
        .select(['review_count', 'reviewer_count', 'rating_sum', 'audience_size'])
        .where('work_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(kept).toEqual({ review_count: 3, reviewer_count: 1, rating_sum: 7, audience_size: 1 })
    }
  })

  test('writes a duplicate item in one array once', async () => {
    const me = await aUser(app)
    const { externalId: workID } = await anImportedFilm()
    const answer = await app.call(me, 'POST /review', {
      body: [imported(workID), imported(workID)],
    })
    expect(answer.body).toEqual({ created: 1, skipped: 1 })
  })

  test('adds text missing from an earlier file, but never replaces text', async () => {
    const me = await aUser(app)
    const { externalId: workID } = await anImportedFilm()
    const send = (review: string | null) =>
      app.call(me, 'POST /review', { body: [imported(workID, { review })] })
    expect((await send(null)).body).toEqual({ created: 1, skipped: 0 })
    expect((await send('From the file of reviews.')).body).toEqual({ created: 0, skipped: 1 })
    await send('Another text.')
    const { body } = await app.call(null, 'GET /v1/reviews', { query: { author: me.id } })
    expect(body.items.map(({ review }) => review)).toEqual(['From the file of reviews.'])
  })

  test('is listed as an import, and its undo reverts reviews and marks', async () => {
    const me = await aUser(app)
    const [seen, later] = [await anImportedFilm(), await anImportedFilm()]
    const { id: workId, medium } = later
    await app.call(me, 'POST /saved-for-later', { body: { internal_id: workId, medium } })
    const body = [imported(seen.externalId), imported(later.externalId)]
    await app.call(me, 'POST /review', { body })
    await app.call(me, 'POST /review', { body })
    const { items } = (await app.call(me, 'GET /v1/imports', { query: {} })).body
    expect(items).toMatchObject([
      { state: 'written', sources: ['letterboxd'], written: { reviews: 2, engaged: 2 } },
    ])
    const params = { id: String(items[0]?.id) }
    await app.call(me, 'POST /v1/imports/{id}/undo', { params })
    await app.runJobs()
    expect(await countReviews(me.id)).toBe(0)
    const of = { query: { userId: me.id } }
    const engaged = await app.call(me, 'GET /v1/work-engagements', of)
    const saved = await app.call(me, 'GET /v1/saved-for-later', of)
    expect(engaged.body.totalCount).toBe(0)
    expect(saved.body.items.map(({ work }) => work.id)).toEqual([workId])
  })

  test('concurrent identical imports write each item once', async () => {
    const me = await aUser(app)
    const films = await Promise.all(Array.from({ length: 12 }, anImportedFilm))
    const lines = films.map(({ externalId: workID }) => imported(workID))
    const answers = await Promise.all(
      [lines, lines.toReversed(), lines, lines.toReversed()].map((body) =>
        app.call(me, 'POST /review', { body }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const created = answers.map(({ body }) => ('created' in body ? body.created : 0))
    expect(created.reduce((sum, count) => sum + count)).toBe(12)
    expect(await countReviews(me.id)).toBe(12)
  })

  test('writes nothing when one work is unknown', async () => {
    const me = await aUser(app)
    const { externalId: workID } = await anImportedFilm()
    const answer = await app.call(me, 'POST /review', { body: [imported(workID), imported(499)] })
    expect(answer.body.code).toBe('work_not_found')
    expect(await countReviews(me.id)).toBe(0)
  })

  test.each([
    ['[1].rating', { rating: 12 }],
    ['[1].date_viewed', { date_viewed: '2031-01-01' }],
    ['[1].medium', { medium: 'book' as const }],
    ['[1].time_posted', { time_posted: 'soon' }],
    ['[1].review', { review: 'x'.repeat(20_001) }],
  ])('reports the field %s of an invalid item and writes nothing', async (field, facts) => {
    const me = await aUser(app)
    const { externalId: workID } = await anImportedFilm()
    const body = [imported(workID), imported(workID, facts)]
    const answer = await app.call(me, 'POST /review', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]?.field).toBe(field)
    expect(await countReviews(me.id)).toBe(0)
  })

  test.each([0, 5001])('refuses %i items', async (length) => {
    const me = await aUser(app)
    const body = Array.from({ length }, () => imported(1))
    const answer = await app.call(me, 'POST /review', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('validation_error')
  })

  test('items without a source are new each time', async () => {
    const me = await aUser(app)
    const { id, medium } = await aWork(app, { medium: 'book' })
    await aReview(app, { by: me, of: { id } })
    const body = [{ workID: id, medium, rating: 3 }]
    await app.call(me, 'POST /review', { body })
    expect((await app.call(me, 'POST /review', { body })).body).toEqual({ created: 1, skipped: 0 })
    expect(await countReviews(me.id)).toBe(3)
  })
})
