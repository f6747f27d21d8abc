import type { Feature } from '../../feature.ts'
import { expireLinksJob, sendLinkJob } from './account-links.jobs.ts'

export const accountLinksFeature: Feature = {
  name: 'account-links',
  jobs: [sendLinkJob, expireLinksJob],
  tables: ['account_links'],
}
