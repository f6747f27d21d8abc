import { granted, invalid } from '../../testing/answer-row.ts'
import { aSubmission } from '../../testing/factories/feedback.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { adminOnly } from '../../testing/permission-row.ts'

export const feedbackRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /feedback',
      values: () => ({ body: { category: 'Suggestion', comment: 'More podcasts.' } }),
    },
    {
      endpoint: 'POST /resolve-feedback',
      values: () => ({ body: { id: 2_147_483_647 } }),
      answers: adminOnly('404 feedback_not_found'),
    },
  ],
  answers: [
    invalid('POST /feedback', { body: { category: 'Praise', comment: 'Good.' } }, [
      'category',
      'Invalid value',
    ]),
    invalid('POST /resolve-feedback', { body: {} }, ['id', 'Required'], 'admin'),
    granted('POST /resolve-feedback', 'admin', async (_, app) => ({
      body: { id: (await aSubmission(app)).id },
    })),
  ],
}
