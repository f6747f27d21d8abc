import type { Feature } from '../../feature.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { isFindable } from './taste-matches.findable.queries.ts'
import { renewTastePriorJob } from './taste-matches.jobs.ts'
import { tasteMatchesRoutes } from './taste-matches.routes.ts'

export const tasteMatchesFeature: Feature = {
  name: 'taste-matches',
  routes: [tasteMatchesRoutes],
  jobs: [renewTastePriorJob],
  tables: ['findable_members', 'taste_priors'],
  exports: [defineExportPart({ name: 'isFindable', read: isFindable })],
}
