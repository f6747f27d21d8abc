import type { Feature } from '../../feature.ts'
import { operationsRoutes } from './operations.routes.ts'

export const operationsFeature: Feature = {
  name: 'operations',
  routes: [operationsRoutes],
  tables: ['server_errors'],
}
