import {
  getWelcome,
  listWorksToRate as listWorksToRateCall,
  setWelcome,
  suggestReviewers as suggestReviewersCall,
} from '@medley/contract/accounts/welcome'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { listWorksToRate, moveWelcome, showWelcome, suggestReviewers } from './welcome.service.ts'

export const welcomeFeature: Feature = {
  name: 'welcome',
  routes: [
    route(getWelcome, showWelcome),
    route(setWelcome, moveWelcome),
    route(listWorksToRateCall, listWorksToRate),
    route(suggestReviewersCall, suggestReviewers),
  ],
  tables: ['welcomes'],
}
