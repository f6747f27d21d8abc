import { expect } from 'vitest'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { TestApp } from '../../testing/harness.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
  receiverOf,
} from '../../testing/row-values.ts'
import { sendDigestJob, startDueDigestsJob } from './weekly-digest.jobs.ts'

/** A member who wants the digest and whose friend rated a work well, on the Friday evening after. */
async function aDigestDue(app: TestApp): Promise<TestUser> {
  const [me, friend] = [await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  await app.call(me, 'PATCH /v1/notification-settings', { body: { weeklyDigest: true } })
  app.clock.advance(7 * 86_400_000)
  const timePosted = new Date(app.clock.now().getTime() - 60_000).toISOString()
  await aReview(app, { by: friend, rating: 9, timePosted })
  return me
}

const dueDigests: KilledJob = {
  kind: 'digests-start-due',
  moments: [before('update weekly_digests'), 'end'],
  async begin({ app }) {
    const me = await aDigestDue(app)
    const letters = await lettersFromNow(app)
    await app.ctx.jobs.enqueue(app.ctx.db, startDueDigestsJob, {})
    return async () => {
      expect((await letters()).map(receiverOf)).toEqual([me.email])
    }
  },
}

const digest: KilledJob = {
  kind: 'send-digest',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const { id: userId } = await aDigestDue(app)
    const { db, jobs, clock } = app.ctx
    const letters = await lettersFromNow(app)
    await jobs.enqueue(db, sendDigestJob, { userId, until: clock.now().toISOString() })
    return async (moment) => {
      expectOneLetter(await letters(), moment, /^digest-\d+-[\d-]{10}@medley\.example$/)
      const rows = await db.selectFrom('weekly_digests').select('time_sent').execute()
      expect(rows).toEqual([{ time_sent: clock.now() }])
    }
  },
}

export const weeklyDigestRows: FeatureRows = {
  killedJobs: [dueDigests, digest],
}
