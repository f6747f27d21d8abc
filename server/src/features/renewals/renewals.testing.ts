import { expect } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { json } from '../../testing/servers/source-server.ts'
import { renewWorksJob } from './renewals.jobs.ts'

const films = [
  { id: 71, title: 'Tide Tables', release_date: '2031-05-01' },
  { id: 72, title: 'Low Water', release_date: '2031-06-01' },
]

/** Films that a member saved before they had a day. */
const renewal: KilledJob = {
  kind: 'renew-works',
  moments: [
    before('insert into renewal_nights'),
    before('update works set'),
    before('update "work_renewals"', 2),
    before('commit', 2),
    'end',
  ],
  async begin({ app, server }) {
    const me = await aUser(app)
    await app.ctx.db.deleteFrom('renewal_nights').execute()
    for (const film of films) {
      server.on(`/movie/${film.id}`, json(film))
      const { id } = await app.ctx.db
        .insertInto('works')
        .values({
          medium: 'film',
          source: 'tmdb',
          external_id: String(film.id),
          title: film.title,
          release_date: '2031',
          time_fetched: app.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await app.call(me, 'POST /saved-for-later', { body: { medium: 'film', internal_id: id } })
    }
    await app.ctx.jobs.enqueue(app.ctx.db, renewWorksJob, {})
    return async (moment) => {
      const works = app.ctx.db
        .selectFrom('works')
        .innerJoin('work_renewals', 'work_renewals.work_id', 'works.id')
        .select(['release_date as day', 'state', 'attempts', 'has_news as hasNews'])
        .orderBy('works.id')
      expect(await works.execute()).toEqual(
        films.map(({ release_date: day }) => ({ day, state: 'done', attempts: 0, hasNews: true })),
      )
      const isRepeated = moment !== 'end' && !('letter' in moment) && moment.statement !== 'never'
      expect(server.calls.length).toBeLessThanOrEqual(isRepeated ? 3 : 2)
    }
  },
}

export const renewalsRows: FeatureRows = { killedJobs: [renewal] }
