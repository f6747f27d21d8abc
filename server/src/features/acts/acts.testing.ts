import { missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'

/** Acts of others are not there. */
export const actsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'DELETE /v1/acts/{actId}',
      values: () => ({ params: { actId: missingId } }),
      answers: members('404 act_not_found'),
    },
  ],
  answers: [refused('DELETE /v1/acts/{actId}', 'act_not_found', { params: { actId: missingId } })],
}
