import type { Feature } from '../../feature.ts'
import { expireIdempotencyKeysJob } from './idempotency.jobs.ts'

export const idempotencyFeature: Feature = {
  name: 'idempotency',
  jobs: [expireIdempotencyKeysJob],
  tables: ['idempotency_keys'],
}
