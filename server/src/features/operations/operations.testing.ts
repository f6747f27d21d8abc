import { sql } from 'kysely'
import { granted, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { adminOnly } from '../../testing/permission-row.ts'

export const operationsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /v1/operations/failed-jobs/{jobId}/retry',
      values: () => ({ params: { jobId: '00000000-0000-4000-8000-000000000000' } }),
      answers: adminOnly('404 job_not_found'),
    },
  ],
  answers: [
    refused(
      'POST /v1/operations/failed-jobs/{jobId}/retry',
      'job_not_found',
      { params: { jobId: '00000000-0000-4000-8000-000000000000' } },
      { by: 'admin' },
    ),
    granted('POST /v1/operations/failed-jobs/{jobId}/retry', 'admin', async (_, { ctx }) => {
      const { rows } = await sql<{ id: string }>`
      insert into pgboss.job (name, state, data, completed_on)
      values ('sessions-expire', 'failed', '{}', now())
      returning id`.execute(ctx.db)
      return { params: { jobId: rows[0]?.id ?? '' } }
    }),
  ],
}
