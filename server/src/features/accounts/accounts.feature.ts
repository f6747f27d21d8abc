import type { Feature } from '../../feature.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { accountsImportTarget } from './accounts.import-target.ts'
import { notifyOwnerJob } from './accounts.jobs.ts'
import { findInRecommendations } from './accounts.recommendations.queries.ts'
import { pictureRemovalTarget } from './accounts.removal-target.ts'
import { accountsRoutes } from './accounts.routes.ts'

export const accountsFeature: Feature = {
  name: 'accounts',
  routes: [...accountsRoutes],
  jobs: [notifyOwnerJob],
  tables: ['users', 'retired_users', 'email_blocks'],
  removals: [pictureRemovalTarget],
  imports: [accountsImportTarget],
  exports: [
    defineExportPart({
      name: 'inRecommendations',
      read: async (...args) => (await findInRecommendations(...args)) ?? true,
    }),
  ],
}
