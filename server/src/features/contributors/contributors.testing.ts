import { granted, invalid, missingId } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { everyone } from '../../testing/permission-row.ts'

export const contributorsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/contributors/{contributorId}',
      values: () => ({ params: { contributorId: missingId } }),
      answers: everyone('404 contributor_not_found'),
    },
  ],
  answers: [
    granted('GET /v1/contributors/{contributorId}', 'visitor', async ({ work }, app) => {
      const { contributor_id: contributorId } = await app.ctx.db
        .selectFrom('credits')
        .select('contributor_id')
        .where('work_id', '=', work.id)
        .executeTakeFirstOrThrow()
      return { params: { contributorId } }
    }),
    invalid(
      'GET /v1/contributors/{contributorId}',
      { params: { contributorId: missingId }, query: { limit: 0 } },
      ['limit', 'Must be at least 1'],
    ),
  ],
}
