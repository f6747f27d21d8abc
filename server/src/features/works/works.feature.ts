import type { Feature } from '../../feature.ts'
import { forgetWorksJob, refreshWorkJob, renewOldWorksJob } from './works.jobs.ts'
import {
  externalIdsMergeTarget,
  mergedWorksMergeTarget,
  seriesMergeTarget,
  titlesMergeTarget,
} from './works.merge-target.ts'
import { worksRemovalTarget } from './works.removal-target.ts'
import { worksRoutes } from './works.routes.ts'

export const worksFeature: Feature = {
  name: 'works',
  routes: [worksRoutes],
  jobs: [refreshWorkJob, renewOldWorksJob, forgetWorksJob],
  tables: [
    'works',
    'work_counts',
    'work_additions',
    'claimed_ids',
    'likely_doubles',
    'contributors',
    'credits',
    'series',
    'search_titles',
    'search_words',
    'catalogue_stamps',
    'work_external_ids',
    'work_refreshes',
  ],
  holds: {
    works: null,
    work_counts: null,
    work_additions: null,
    claimed_ids: null,
    likely_doubles: null,
    credits: null,
    search_titles: null,
    work_external_ids: null,
    work_refreshes: null,
  },
  missingRows: {
    claimed_ids_user_id_fkey: 'unauthenticated',
    work_additions_user_id_fkey: 'unauthenticated',
    claimed_ids_work_id_fkey: 'work_not_found',
    likely_doubles_other_id_fkey: 'work_not_found',
    likely_doubles_work_id_fkey: 'work_not_found',
    work_additions_work_id_fkey: 'work_not_found',
  },
  merges: [externalIdsMergeTarget, mergedWorksMergeTarget, titlesMergeTarget, seriesMergeTarget],
  removals: [worksRemovalTarget],
}
