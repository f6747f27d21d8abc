import * as contract from '@medley/contract/accounts/privacy-settings'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { findSettings } from './privacy-settings.queries.ts'
import { changePrivacySettings, showPrivacySettings } from './privacy-settings.service.ts'

export const privacySettingsFeature: Feature = {
  name: 'privacy-settings',
  routes: [
    route(contract.getPrivacySettings, showPrivacySettings),
    route(contract.changePrivacySettings, changePrivacySettings),
  ],
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
