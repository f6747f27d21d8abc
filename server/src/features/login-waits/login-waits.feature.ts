import type { Feature } from '../../feature.ts'
import { expireLoginWaitsJob, notifyOfFailedLoginsJob } from './login-waits.jobs.ts'

export const loginWaitsFeature: Feature = {
  name: 'login-waits',
  jobs: [notifyOfFailedLoginsJob, expireLoginWaitsJob],
  tables: ['login_waits', 'known_networks', 'login_warnings'],
}
