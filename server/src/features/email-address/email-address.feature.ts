import type { Feature } from '../../feature.ts'
import { emailAddressRoutes } from './email-address.routes.ts'

export const emailAddressFeature: Feature = {
  name: 'email-address',
  routes: [emailAddressRoutes],
}
