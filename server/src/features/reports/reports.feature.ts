import { report } from '@medley/contract/administration/reports'
import type { Feature } from '../../feature.ts'
import { handle } from '../../http/handle.ts'
import { notifySupportJob } from './reports.jobs.ts'
import { fileReport } from './reports.service.ts'

export const reportsFeature: Feature = {
  name: 'reports',
  routes: [
    handle(report, (ctx, { actor, body: { item_id: itemId, ...complaint }, commit }) =>
      fileReport(ctx, commit, actor, { ...complaint, itemId }),
    ),
  ],
  jobs: [notifySupportJob],
  tables: ['reports', 'report_cases'],
}
