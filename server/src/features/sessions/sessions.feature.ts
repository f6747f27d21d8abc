import type { Feature } from '../../feature.ts'
import { expireSessionsJob } from './sessions.jobs.ts'
import { providerRoutes } from './sessions.provider.routes.ts'
import { sessionsRoutes } from './sessions.routes.ts'

export const sessionsFeature: Feature = {
  name: 'sessions',
  routes: [sessionsRoutes, providerRoutes],
  jobs: [expireSessionsJob],
  tables: ['sessions', 'read_positions', 'pending_logins'],
}
