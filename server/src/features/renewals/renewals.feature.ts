import type { Feature } from '../../feature.ts'
import { renewWorksJob } from './renewals.jobs.ts'

export const renewalsFeature: Feature = {
  name: 'renewals',
  jobs: [renewWorksJob],
  tables: ['work_renewals', 'renewal_nights', 'source_changes'],
  holds: { work_renewals: null },
}
