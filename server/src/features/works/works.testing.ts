import { expect } from 'vitest'
import { granted, invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aShelvedWork, aWork } from '../../testing/factories/works.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { adminOnly } from '../../testing/permission-row.ts'
import { before, type JobScene, type KilledJob } from '../../testing/killed-jobs.ts'

import { noMedium, noWork, pathOfWork, workPath } from '../../testing/row-values.ts'
import { json } from '../../testing/servers/source-server.ts'
import { forgetWorksJob, renewOldWorksJob } from './works.jobs.ts'

const crew = [{ job: 'Director', name: 'Denis Villeneuve' }]

const films = [
  { id: 438_631, title: 'Dune', overview: 'Spice.', release_date: '2021-09-15', credits: { crew } },
  { id: 335_984, title: 'Blade Runner 2049', overview: 'Rain.', release_date: '2017-10-04' },
]

const detailsOf = async ({ app }: JobScene, workId: number) =>
  (
    await app.call(null, 'GET /v1/works/{medium}/{workId}', {
      params: { medium: 'film', workId: String(workId) },
    })
  ).body

function answerForFilms({ server }: JobScene): void {
  server.on('/search/movie', json({ results: films.slice(0, 1) }))
  for (const film of films) server.on(`/movie/${film.id}`, json(film))
}

const details: KilledJob = {
  kind: 'refresh-work',
  moments: [before('update works set'), before('insert into "work_refreshes"'), 'end'],
  async begin(scene) {
    const { app, server } = scene
    answerForFilms(scene)
    const facts = { title: 'Dune', creators: ['Denis Villeneuve'], releaseDate: '2021' }
    const { id } = await aWork(app, facts)
    await detailsOf(scene, id)
    return async (moment) => {
      expect(await detailsOf(scene, id)).toMatchObject({
        releaseDate: '2021-09-15',
        description: '<p>Spice.</p>',
      })
      const path = { params: { medium: 'film' as const, workId: String(id) } }
      const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}/sources', path)
      expect(body).toMatchObject({ items: [{ name: 'TMDB' }], isFetching: false })
      // Only what was fetched but not recorded is requested again.
      expect(server.calls.length <= 4).toBe(true)
      if (moment === 'end') expect(server.calls).toHaveLength(2)
    }
  },
}

const renewal: KilledJob = {
  kind: 'renew-old-works',
  moments: [before('INSERT INTO pgboss.job', 2), before('commit'), 'end'],
  async begin(scene) {
    const { app, server } = scene
    answerForFilms(scene)
    const rows = films.map(({ id, title }) => ({
      medium: 'film' as const,
      source: 'tmdb',
      external_id: String(id),
      title,
      time_fetched: app.clock.now(),
    }))
    await app.ctx.db.insertInto('works').values(rows).execute()
    app.clock.advance(151 * 86_400_000)
    await app.ctx.jobs.enqueue(app.ctx.db, renewOldWorksJob, {})
    return async () => {
      const works = await app.ctx.db
        .selectFrom('works')
        .select(['title', 'description', 'time_fetched'])
        .orderBy('id')
        .execute()
      expect(works).toEqual([
        { title: 'Dune', description: '<p>Spice.</p>', time_fetched: app.clock.now() },
        { title: 'Blade Runner 2049', description: '<p>Rain.</p>', time_fetched: app.clock.now() },
      ])
      const asked = server.calls.map((path) => /^\/movie\/(\d+)/.exec(path)?.[1] ?? path)
      expect(asked.toSorted()).toEqual(films.map(({ id }) => String(id)).toSorted())
    }
  },
}

const forgotten: KilledJob = {
  kind: 'works-forget',
  moments: [before('delete from works'), before('commit'), 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    const add = (title: string) =>
      app.call(me, 'POST /v1/works', { body: { medium: 'film', title } })
    const works = [await add('Forgotten One'), await add('Forgotten Two')]
    await app.ctx.db.deleteFrom('users').where('id', '=', me.id).execute()
    await app.ctx.jobs.enqueue(app.ctx.db, forgetWorksJob, {})
    return async () => {
      const ids = works.map(({ body }) => body.id)
      const left = app.ctx.db.selectFrom('works').select('id').where('id', 'in', ids)
      expect(await left.execute()).toEqual([])
    }
  },
}

export const worksRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /v1/works',
      values: () => ({ body: { medium: 'film', title: 'A Home Movie' } }),
    },
    {
      endpoint: 'POST /v1/works/{medium}/{workId}/confirmation',
      values: (scene) => ({ params: workPath(scene) }),
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/same-as',
      values: (scene) => ({ params: workPath(scene) }),
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/sources',
      values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
    },
    {
      endpoint: 'POST /v1/works/{medium}/{workId}/cache-invalidation',
      about: 'of a work the shelf does not know',
      values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
      answers: adminOnly('502 provider_error'),
    },
    {
      endpoint: 'GET /v1/works/{medium}',
      values: () => ({ params: { medium: 'film' } }),
    },
    {
      endpoint: 'GET /v1/works/{medium}/facets',
      values: () => ({ params: { medium: 'film' } }),
    },
    { endpoint: 'GET /v1/works/{medium}/{workId}', values: pathOfWork },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/statistics',
      values: pathOfWork,
    },
  ],
  answers: [
    invalid('POST /v1/works', { body: { medium: 'film', title: ' ' } }, ['title', 'Required']),
    mediumRefused('POST /v1/works', { body: { medium: 'movie', title: 'A Film' } }),
    mediumRefused('POST /v1/works/{medium}/{workId}/confirmation', noMedium, 'admin'),
    refused('POST /v1/works/{medium}/{workId}/confirmation', 'work_not_found', noWork, {
      by: 'admin',
    }),
    mediumRefused('GET /v1/works/{medium}/{workId}/same-as', noMedium),
    refused('GET /v1/works/{medium}/{workId}/same-as', 'work_not_found', noWork),
    invalid('GET /v1/likely-doubles', { query: { limit: 51 } }, ['limit', 'Must be at most 50']),
    granted('POST /v1/works/{medium}/{workId}/cache-invalidation', 'admin', async (_, app) => {
      const { id, medium } = await aShelvedWork(app)
      return { params: { medium, workId: id } }
    }),
    invalid('GET /v1/works/{medium}', { params: { medium: 'film' }, query: { limit: 0 } }, [
      'limit',
      'Must be at least 1',
    ]),
    invalid('GET /v1/works/{medium}', { params: { medium: 'film' }, query: { limit: 101 } }, [
      'limit',
      'Must be at most 100',
    ]),
    invalid(
      'GET /v1/works/{medium}/{workId}',
      { params: { medium: 'film', workId: '1' }, query: { entries: 5001 } },
      ['entries', 'Must be at most 5000'],
    ),
    mediumRefused('GET /v1/works/{medium}', { params: { medium: 'movie' } }),
    mediumRefused('GET /v1/works/{medium}/facets', { params: { medium: 'movie' } }),
    ...(
      [
        'GET /v1/works/{medium}/{workId}',
        'GET /v1/works/{medium}/{workId}/statistics',
        'GET /v1/works/{medium}/{workId}/own-lists',
        'GET /v1/works/{medium}/{workId}/friend-ratings',
        'GET /v1/works/{medium}/{workId}/rating-counts',
        'GET /v1/works/{medium}/{workId}/friends-who-saved',
        'GET /v1/works/{medium}/{workId}/lists',
        'GET /v1/pages/works/{medium}/{workId}',
        'POST /v1/works/{medium}/{workId}/cache-invalidation',
      ] as const
    ).flatMap((endpoint) => [
      mediumRefused(endpoint, noMedium, 'admin'),
      refused(endpoint, 'work_not_found', noWork, { by: 'admin' }),
      refused(
        endpoint,
        'work_not_found',
        { params: { medium: 'film', workId: 'x' } },
        { by: 'admin' },
      ),
      refused(
        endpoint,
        'work_not_found',
        ({ work }) => ({ params: { medium: 'book', workId: work.id } }),
        { by: 'admin' },
      ),
    ]),
    mediumRefused('GET /v1/works/{medium}/{workId}/sources', {
      params: { medium: 'movie', workId: 1 },
    }),
    refused('GET /v1/works/{medium}/{workId}/sources', 'work_not_found', {
      params: { medium: 'film', workId: missingId },
    }),
  ],
  killedJobs: [details, renewal, forgotten],
}
