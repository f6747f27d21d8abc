import type { Feature } from '../../feature.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { findSettings } from './privacy-settings.queries.ts'
import { privacySettingsRoutes } from './privacy-settings.routes.ts'

export const privacySettingsFeature: Feature = {
  name: 'privacy-settings',
  routes: [privacySettingsRoutes],
  tables: ['privacy_settings'],
  exports: [
    defineExportPart({
      name: 'inSuggestions',
      read: async (...args) => (await findSettings(...args)).inSuggestions,
    }),
    defineExportPart({
      name: 'audience',
      read: async (...args) => (await findSettings(...args)).audience,
    }),
  ],
}
