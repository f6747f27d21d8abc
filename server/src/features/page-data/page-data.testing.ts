import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'
import { pathOfWork } from '../../testing/row-values.ts'

export const pageDataRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/pages/home', answers: members('200') },
    {
      endpoint: 'GET /v1/pages/works/{medium}/{workId}',
      values: pathOfWork,
      answers: members('200'),
    },
  ],
}
