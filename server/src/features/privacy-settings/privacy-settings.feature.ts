import type { Feature } from '../../feature.ts'
import { privacySettingsRoutes } from './privacy-settings.routes.ts'

export const privacySettingsFeature: Feature = {
  name: 'privacy-settings',
  routes: [privacySettingsRoutes],
  tables: ['privacy_settings'],
  missingRows: {
    privacy_settings_user_id_fkey: 'unauthenticated',
  },
}
