import type { Feature } from '../../feature.ts'
import { engagementsRoutes } from './engagements.routes.ts'

export const engagementsFeature: Feature = {
  name: 'engagements',
  routes: [engagementsRoutes],
}
