import type { Feature } from '../../feature.ts'
import { profileTextsImportTarget } from './profiles.import-target.ts'
import { profileTextsRemovalTarget } from './profiles.removal-target.ts'
import { profilesRoutes } from './profiles.routes.ts'

export const profilesFeature: Feature = {
  name: 'profiles',
  routes: [profilesRoutes],
  tables: ['profile_texts'],
  imports: [profileTextsImportTarget],
  removals: [profileTextsRemovalTarget],
}
