import type { Feature } from '../../feature.ts'
import { sendDigestJob, startDueDigestsJob } from './weekly-digest.jobs.ts'

export const weeklyDigestFeature: Feature = {
  name: 'weekly-digest',
  jobs: [startDueDigestsJob, sendDigestJob],
  tables: ['weekly_digests'],
  missingRows: {
    weekly_digests_user_id_fkey: 'unauthenticated',
  },
}
