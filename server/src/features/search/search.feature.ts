import { search as searchCall } from '@medley/contract/works/search'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { forgetSearchesJob } from './search.jobs.ts'
import { search } from './search.service.ts'

export const searchFeature: Feature = {
  name: 'search',
  routes: [route(searchCall, search)],
  jobs: [forgetSearchesJob],
  tables: ['source_searches'],
}
