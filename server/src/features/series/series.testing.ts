import { granted, invalid, missingId } from '../../testing/answer-row.ts'
import { aWork } from '../../testing/factories/works.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { everyone } from '../../testing/permission-row.ts'

export const seriesRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/series/{seriesId}',
      values: () => ({ params: { seriesId: missingId } }),
      answers: everyone('404 series_not_found'),
    },
  ],
  answers: [
    granted('GET /v1/series/{seriesId}', 'visitor', async (_, app) => {
      await aWork(app, { medium: 'book', series: 'Earthsea' })
      const { id: seriesId } = await app.ctx.db
        .selectFrom('series')
        .select('id')
        .where('title', '=', 'Earthsea')
        .executeTakeFirstOrThrow()
      return { params: { seriesId } }
    }),
    invalid('GET /v1/series/{seriesId}', { params: { seriesId: missingId }, query: { limit: 0 } }, [
      'limit',
      'Must be at least 1',
    ]),
  ],
}
