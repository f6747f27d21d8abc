import { expect } from 'vitest'
import { forgetSearchesJob } from '../features/search/search.jobs.ts'
import { renewOldWorksJob } from '../features/works/works.jobs.ts'
import { aWork } from './factories/works.ts'
import { before, type KilledJob, type Scene } from './killed-jobs.ts'
import { json } from './source-server.ts'

const crew = [{ job: 'Director', name: 'Denis Villeneuve' }]
const films = [
  { id: 438_631, title: 'Dune', overview: 'Spice.', release_date: '2021-09-15', credits: { crew } },
  { id: 335_984, title: 'Blade Runner 2049', overview: 'Rain.', release_date: '2017-10-04' },
]

const detailsOf = async ({ app }: Scene, workId: number) =>
  (
    await app.call(null, 'GET /v1/works/{medium}/{workId}', {
      params: { medium: 'film', workId: String(workId) },
    })
  ).body

function answerForFilms({ server }: Scene): void {
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

export const killedWorks: readonly KilledJob[] = [details, renewal, searches]
