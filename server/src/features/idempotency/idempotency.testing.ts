import { expect } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { day } from '../../testing/row-values.ts'
import { expireIdempotencyKeysJob } from './idempotency.jobs.ts'

const oldIdempotencyKeys: KilledJob = {
  kind: 'idempotency-keys-expire',
  moments: [before('delete from "idempotency_keys"'), 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    const post = (key: string) =>
      app.send({
        method: 'POST',
        url: '/v1/lists',
        headers: { authorization: `Bearer ${me.token}`, 'idempotency-key': key },
        payload: { title: key },
      })
    await post('old')
    app.clock.advance(day)
    await post('young')
    const time_created = app.clock.now()
    await app.ctx.jobs.enqueue(app.ctx.db, expireIdempotencyKeysJob, {})
    return async () => {
      const keys = app.ctx.db.selectFrom('idempotency_keys').select('time_created')
      expect(await keys.execute()).toEqual([{ time_created }])
    }
  },
}

export const idempotencyRows: FeatureRows = {
  killedJobs: [oldIdempotencyKeys],
}
