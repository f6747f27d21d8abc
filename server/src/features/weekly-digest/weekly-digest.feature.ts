import type { Feature } from '../../feature.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { sendDigestJob, startDueDigestsJob } from './weekly-digest.jobs.ts'
import { isDigestOn } from './weekly-digest.queries.ts'

export const weeklyDigestFeature: Feature = {
  name: 'weekly-digest',
  jobs: [startDueDigestsJob, sendDigestJob],
  tables: ['weekly_digests'],
  exports: [defineExportPart({ name: 'weeklyDigest', read: isDigestOn })],
}
