import {
  countProfile as countProfileCall,
  getProfile,
  getTasteLine,
  setProfileTexts,
} from '@medley/contract/people/profiles'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { countProfile } from './profiles.counts.service.ts'
import { profileTextsImportTarget } from './profiles.import-target.ts'
import { profileTextsRemovalTarget } from './profiles.removal-target.ts'
import { showProfile } from './profiles.service.ts'
import { showTasteLine } from './profiles.taste.service.ts'
import { setTexts } from './profiles.texts.service.ts'

export const profilesFeature: Feature = {
  name: 'profiles',
  routes: [
    route(getProfile, showProfile),
    route(countProfileCall, countProfile),
    route(setProfileTexts, setTexts),
    route(getTasteLine, showTasteLine),
  ],
  tables: ['profile_texts'],
  imports: [profileTextsImportTarget],
  removals: [profileTextsRemovalTarget],
}
