import { expect } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
} from '../../testing/row-values.ts'
import { expireLoginWaitsJob } from './login-waits.jobs.ts'
import { beginLogin, recordFailedLogin } from './login-waits.service.ts'

const failedLogins: KilledJob = {
  kind: 'tell-of-failed-logins',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const ann = await aUser(app)
    const letters = await lettersFromNow(app)
    const attempt = { keyHash: Buffer.alloc(32), failures: 10 }
    await recordFailedLogin(app.ctx, attempt, ann.id)
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^failed-logins-[\w-]{36}@medley\.example$/)
      expect(sent[0]).toContain(`Hello ${ann.username},`)
    }
  },
}

const oldLoginWaits: KilledJob = {
  kind: 'login-waits-expire',
  moments: [before('delete from login_waits'), 'end'],
  async begin({ app }) {
    await beginLogin(app.ctx, 'old', undefined)
    app.clock.advance(86_400_000)
    await beginLogin(app.ctx, 'young', undefined)
    await app.ctx.jobs.enqueue(app.ctx.db, expireLoginWaitsJob, {})
    return async () => {
      const waits = app.ctx.db.selectFrom('login_waits').select('time_last')
      expect(await waits.execute()).toEqual([{ time_last: app.clock.now() }])
    }
  },
}

export const loginWaitsRows: FeatureRows = {
  killedJobs: [failedLogins, oldLoginWaits],
}
