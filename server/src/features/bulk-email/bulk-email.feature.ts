import type { Feature } from '../../feature.ts'
import { expireMailingsJob, sendMailingJob } from './bulk-email.jobs.ts'
import { bulkEmailRoutes } from './bulk-email.routes.ts'

export const bulkEmailFeature: Feature = {
  name: 'bulk-email',
  routes: [bulkEmailRoutes],
  jobs: [sendMailingJob, expireMailingsJob],
  tables: ['mailings', 'mailing_recipients', 'unsubscribed'],
}
