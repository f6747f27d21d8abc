import type { Feature } from '../../feature.ts'
import { forgetWorksJob, refreshWorkJob, renewOldWorksJob } from './works.jobs.ts'
import {
  externalIdsMergeTarget,
  languagesMergeTarget,
  mergedWorksMergeTarget,
  seriesMergeTarget,
  titlesMergeTarget,
} from './works.merge-target.ts'
import { worksRemovalTarget } from './works.removal-target.ts'
import { worksRoutes } from './works.routes.ts'

export const worksFeature: Feature = {
  name: 'works',
  routes: [...worksRoutes],
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
    'work_titles',
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
    work_titles: null,
    work_refreshes: null,
  },
  merges: [
    externalIdsMergeTarget,
    mergedWorksMergeTarget,
    titlesMergeTarget,
    languagesMergeTarget,
    seriesMergeTarget,
  ],
  removals: [worksRemovalTarget],
}
