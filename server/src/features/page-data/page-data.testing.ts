import type { FeatureRows } from '../../testing/feature-rows.ts'

import { pathOfWork } from '../../testing/row-values.ts'

export const pageDataRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/pages/works/{medium}/{workId}',
      values: pathOfWork,
    },
  ],
}
