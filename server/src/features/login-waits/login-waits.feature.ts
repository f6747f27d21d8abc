import type { Feature } from '../../feature.ts'
import { expireLoginWaitsJob, tellOfFailedLoginsJob } from './login-waits.jobs.ts'

export const loginWaitsFeature: Feature = {
  name: 'login-waits',
  jobs: [tellOfFailedLoginsJob, expireLoginWaitsJob],
  tables: ['login_waits', 'known_networks', 'login_warnings'],
}
