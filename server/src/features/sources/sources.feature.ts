import { listSourceCredits, listSources } from '@medley/contract/works/sources'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import * as sources from './sources.service.ts'

export const sourcesFeature: Feature = {
  name: 'sources',
  routes: [route(listSources, sources.listSources), route(listSourceCredits, sources.listCredits)],
  tables: ['source_hosts'],
}
