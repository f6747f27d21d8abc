import { describe, expect, test } from 'vitest'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useServedPages } from '../../testing/served-pages.ts'

const app = useTestApp()
const { open } = useServedPages(app)

describe('the page of a series', () => {
  test('names the series and its works in their order', async () => {
    const facts = { medium: 'book' as const, series: 'The Tide Tables', creators: ['Ida Marsh'] }
    const second = await aWork(app, { ...facts, title: 'High Water', seriesPosition: '2' })
    const first = await aWork(app, { ...facts, title: 'Low Water', seriesPosition: '1' })
    const { id } = await app.ctx.db
      .selectFrom('series')
      .select('id')
      .where('title', '=', 'The Tide Tables')
      .executeTakeFirstOrThrow()
    const page = await open(`/series/${id}`)
    expect(page).toMatchObject({ status: 200, title: 'The Tide Tables · Medley' })
    const [low = 0, high = 0] = [first, second].map((work) =>
      page.content.indexOf(`href="/book/${work.id}-`),
    )
    expect(low).toBeGreaterThan(0)
    expect(high).toBeGreaterThan(low)
    expect(page.data).toContainEqual(
      expect.objectContaining({ '@type': 'BookSeries', name: 'The Tide Tables' }),
    )
    expect((await open('/series/2147483647')).status).toBe(404)
  })
})
