import type { FeatureRows } from '../../testing/feature-rows.ts'
import { everyone } from '../../testing/permission-row.ts'
import { adminOnly } from '../../testing/row-values.ts'

export const sourcesRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/sources', answers: adminOnly('200') },
    { endpoint: 'GET /v1/sources/credits', answers: everyone('200') },
  ],
}
