import { expect } from 'vitest'
import { invalid, refused } from '../../testing/answer-row.ts'
import { addDeadSource } from '../../testing/factories/sources.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'

import { forgetSearchesJob } from './search.jobs.ts'

const searches: KilledJob = {
  kind: 'forget-source-searches',
  moments: [before('delete from "source_searches"'), 'end'],
  async begin({ app }) {
    const note = (term: string) =>
      app.ctx.db
        .insertInto('source_searches')
        .values({
          source: 'tmdb',
          medium: 'film',
          term,
          work_ids: [],
          time_fetched: app.clock.now(),
        })
        .execute()
    await note('old')
    app.clock.advance(8 * 86_400_000)
    await note('young')
    await app.ctx.jobs.enqueue(app.ctx.db, forgetSearchesJob, {})
    return async () => {
      const rows = await app.ctx.db.selectFrom('source_searches').select('term').execute()
      expect(rows).toEqual([{ term: 'young' }])
    }
  },
}

export const searchRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/search',
      about: 'for works',
      values: ({ work }) => ({ query: { q: work.title, category: 'film' } }),
    },
    {
      endpoint: 'GET /v1/search',
      about: 'for users',
      values: ({ owner }) => ({ query: { q: owner.username, category: 'users' } }),
    },
  ],
  answers: [
    refused('GET /v1/search', 'provider_error', (_, app) => {
      addDeadSource(app)
      return { query: { q: 'nowhere to be found' } }
    }),
    invalid('GET /v1/search', { query: { q: ' ' } }, ['q', 'Required']),
    invalid('GET /v1/search', { query: { q: 'a', category: 'movie' } }, [
      'category',
      'Unknown category',
    ]),
  ],
  killedJobs: [searches],
}
