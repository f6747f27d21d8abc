import type { Medium } from '@medley/contract/values/medium'
import { describe, expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useServedPages } from '../../testing/served-pages.ts'
import { scoreWorksJob } from '../charts/charts.jobs.ts'

const app = useTestApp()
const { open, request } = useServedPages(app)

interface Rated {
  id: number
  medium: Medium
}

const show = (by: TestUser, audience: 'everyone' | 'members' | 'friends') =>
  app.call(by, 'PATCH /v1/privacy-settings', { body: { audience } })

async function scoreWorks(): Promise<void> {
  await app.ctx.jobs.enqueue(app.ctx.db, scoreWorksJob, {})
  await app.runJobs()
}

async function orderOf(medium: Medium, sortBy: 'rating' | 'weightedRating'): Promise<number[]> {
  const query = { sortBy, limit: 50, offset: 0 }
  const { body } = await app.call(null, 'GET /v1/works/{medium}', { params: { medium }, query })
  return body.items.map(({ id }) => id)
}

async function pageOf({ id, medium }: Rated) {
  const { meta, data, html } = await open(`/${medium}/${id}`)
  const { rawPayload: card } = await request(`/og/${medium}/${id}.png`)
  return { description: meta['description'], data: JSON.stringify(data), html, card }
}

describe('the score of a work with one rating that is not for everyone', () => {
  test.each([
    ['of a member for friends', 'film'],
    ['of a review for friends', 'book'],
  ] as const)('is shown by no page, picture or order: %s', async (_, medium) => {
    const [author, other] = [await aUser(app), await aUser(app)]
    const [better, hidden, unrated, worse] = [
      await aWork(app, { medium, title: 'Seven' }),
      await aWork(app, { medium, title: 'The Same' }),
      await aWork(app, { medium, title: 'The Same' }),
      await aWork(app, { medium, title: 'Three' }),
    ]
    await aReview(app, { by: other, of: better, rating: 7 })
    await aReview(app, { by: other, of: worse, rating: 3 })
    const audience = medium === 'book' ? 'friends' : null
    await aReview(app, { by: author, of: hidden, rating: 9, audience })
    if (audience === null) await show(author, 'friends')
    await scoreWorks()
    for (const sortBy of ['rating', 'weightedRating'] as const) {
      const order = await orderOf(medium, sortBy)
      expect(order.slice(0, 2)).toEqual([better.id, worse.id])
      expect(order).toContain(hidden.id)
    }
    const { description, data, html, card } = await pageOf(hidden)
    expect(description).not.toContain('rated')
    expect(data).not.toMatch(/aggregateRating|ratingValue/)
    expect(html).not.toContain('9 of 10')
    expect(card.equals((await pageOf(unrated)).card)).toBe(true)
  })

  test('is shown again once it is for everyone, or one of three', async () => {
    const author = await aUser(app)
    const album = await aWork(app, { medium: 'album' })
    await aReview(app, { by: author, of: album, rating: 9 })
    const shown = async () => (await orderAndScore(album)).rating
    expect(await shown()).toBe(9)
    await show(author, 'members')
    expect(await shown()).toBeNull()
    await show(author, 'everyone')
    expect(await shown()).toBe(9)
    await show(author, 'friends')
    for (const rating of [3, 6]) await aReview(app, { of: album, rating })
    expect(await shown()).toBe(6)
    expect((await pageOf(album)).description).toContain('rated 6 of 10')
    const unrated = await aWork(app, { medium: 'album' })
    await scoreWorks()
    expect(await orderOf('album', 'weightedRating')).toEqual([album.id, unrated.id])
  })
})

async function orderAndScore({ id, medium }: Rated) {
  const params = { medium, workId: String(id) }
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', { params })
  return body
}

test('how many gave an episode a rating is shown as its score is', async () => {
  const [author, { show: series, episodes }] = [
    await aUser(app),
    await aShow(app, { seasons: [2] }),
  ]
  const rate = (by: TestUser, rating: number) =>
    app.call(by, 'PUT /v1/entry-ratings/{entryId}', {
      params: { entryId: String(episodes[0]?.id) },
      body: { rating },
    })
  const read = async () => {
    const params = { medium: series.medium, workId: String(series.id), name: 's1e1' }
    const path = 'GET /v1/works/{medium}/{workId}/entries/{name}'
    return (await app.call(null, path, { params })).body
  }
  await show(author, 'friends')
  await rate(author, 9)
  expect(await read()).toMatchObject({ ratingCounts: [] })
  for (const rating of [4, 5]) await rate(await aUser(app), rating)
  expect((await read()).ratingCounts).toEqual([4, 5, 9].map((rating) => ({ rating, count: 1 })))
})
