import { expect } from 'vitest'
import { neighboursOf } from './factories/neighbours.ts'
import { aUser } from './factories/users.ts'
import { aWork } from './factories/works.ts'
import { before, type KilledJob } from './killed-jobs.ts'

const renewal: KilledJob = {
  kind: 'recommendations-renew',
  moments: [before('insert into recommendations'), before('commit'), 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    const [liked, near] = [await aWork(app), await aWork(app)]
    await neighboursOf(app, liked, [near])
    const body = { work: { id: liked.id, medium: liked.medium }, rating: 9 }
    await app.call(me, 'POST /v1/reviews', { body })
    return async () => {
      const rows = app.ctx.db.selectFrom('recommendations').select(['user_id', 'work_id', 'rank'])
      expect(await rows.execute()).toEqual([{ user_id: me.id, work_id: near.id, rank: 1 }])
    }
  },
}

export const killedRecommendations: readonly KilledJob[] = [renewal]
