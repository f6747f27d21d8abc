import type { Feature } from '../../feature.ts'
import { expireRateLimitsJob } from './rate-limits.jobs.ts'

export const rateLimitsFeature: Feature = {
  name: 'rate-limits',
  jobs: [expireRateLimitsJob],
  tables: ['rate_limit_counts'],
}
