import { expect } from 'vitest'
import { missingId, refused } from '../../testing/answer-row.ts'
import { aShow } from '../../testing/factories/entries.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { members } from '../../testing/permission-row.ts'
import { day } from '../../testing/row-values.ts'
import { expireActsJob } from './acts.jobs.ts'

const oldActs: KilledJob = {
  kind: 'acts-expire',
  moments: [before('delete from'), 'end'],
  async begin({ app }) {
    const [me, { episodes }] = [await aUser(app), await aShow(app, { seasons: [2] })]
    const see = (index: number) =>
      app.call(me, 'PUT /v1/entry-viewings/{entryId}', {
        params: { entryId: String(episodes[index]?.id) },
        body: {},
      })
    await see(0)
    app.clock.advance(day)
    const { actId } = (await see(1)).body
    await app.ctx.jobs.enqueue(app.ctx.db, expireActsJob, {})
    return async () => {
      const acts = app.ctx.db.selectFrom('acts').select('id').where('user_id', '=', me.id)
      expect(await acts.execute()).toEqual([{ id: actId }])
    }
  },
}

/** Acts of others are not there. */
export const actsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'DELETE /v1/acts/{actId}',
      values: () => ({ params: { actId: missingId } }),
      answers: members('404 act_not_found'),
    },
  ],
  killedJobs: [oldActs],
  answers: [refused('DELETE /v1/acts/{actId}', 'act_not_found', { params: { actId: missingId } })],
}
