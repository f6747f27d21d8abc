import type { Feature } from '../../feature.ts'
import { feedbackRoutes } from './feedback.routes.ts'

export const feedbackFeature: Feature = {
  name: 'feedback',
  routes: [feedbackRoutes],
  tables: ['feedback'],
}
