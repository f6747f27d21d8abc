import {
  changeFindability as changeFindabilityCall,
  listTasteMatches,
  readFindability,
  showTasteMatch,
} from '@medley/contract/people/taste-matches'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { isFindable } from './taste-matches.findable.queries.ts'
import { renewTastePriorJob } from './taste-matches.jobs.ts'
import {
  changeFindability,
  compareTastes,
  listTasteNeighbours,
  showFindability,
} from './taste-matches.service.ts'

export const tasteMatchesFeature: Feature = {
  name: 'taste-matches',
  routes: [
    route(showTasteMatch, compareTastes),
    route(listTasteMatches, listTasteNeighbours),
    route(readFindability, showFindability),
    route(changeFindabilityCall, changeFindability),
  ],
  jobs: [renewTastePriorJob],
  tables: ['findable_members', 'taste_priors'],
  exports: [defineExportPart({ name: 'isFindable', read: isFindable })],
}
