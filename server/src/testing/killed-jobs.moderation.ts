import { sql } from 'kysely'
import { expect } from 'vitest'
import { transaction } from '../db/transaction.ts'
import { tellOfChangedCopiesJob } from '../features/lists/lists.jobs.ts'
import { removeItem, suspendMember } from '../features/moderation/moderation.acts.service.ts'
import { expireModerationJob } from '../features/moderation/moderation.jobs.ts'
import { aComment } from './factories/comments.ts'
import { aList } from './factories/lists.ts'
import { aUser } from './factories/users.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
} from './killed-jobs.letters.ts'
import { before, type KilledJob } from './killed-jobs.ts'

const decision: KilledJob = {
  kind: 'tell-member',
  moments: [before('commit'), beforeLetter, afterLetter],
  async begin({ app }) {
    const [ben, letters] = [await aUser(app), await lettersFromNow(app)]
    const comment = await aComment(app, { by: ben })
    const target = { type: 'comment', id: comment.id } as const
    const cause = { adminId: null, caseId: null, reason: 'Insults.' }
    await transaction(app.ctx.db, (tx) => removeItem(app.ctx, tx, cause, target))
    await sql`update pgboss.job set start_after = now() where name = 'tell-member'`.execute(
      app.ctx.db,
    )
    return async (moment) => {
      expectOneLetter(await letters(), moment, /^decision-\d+@medley\.example$/)
      const { body } = await app.call(ben, 'GET /v1/notifications', { query: {} })
      expect(body.items.map(({ type }) => type)).toEqual(['moderation notice'])
    }
  },
}

const endOfSuspension: KilledJob = {
  kind: 'moderation-expire',
  moments: [before('delete from suspensions'), 'end'],
  async begin({ app }) {
    const ben = await aUser(app)
    const cause = { adminId: null, caseId: null, reason: 'Insults.' }
    const until = new Date(app.clock.now().getTime() + 86_400_000)
    await transaction(app.ctx.db, (tx) =>
      suspendMember(app.ctx, tx, cause, { memberId: ben.id, until }),
    )
    await app.runJobs()
    app.clock.advance(2 * 86_400_000)
    await app.ctx.jobs.enqueue(app.ctx.db, expireModerationJob, {})
    return async () => {
      expect(await app.ctx.db.selectFrom('suspensions').select('user_id').execute()).toEqual([])
    }
  },
}

const changedCopies: KilledJob = {
  kind: 'tell-of-changed-copies',
  moments: [before('insert into notifications'), before('commit'), 'end'],
  async begin({ app }) {
    const ben = await aUser(app)
    const { id } = await aList(app, { by: ben })
    await app.ctx.db.insertInto('changed_copies').values({ list_id: id }).execute()
    await app.ctx.jobs.enqueue(app.ctx.db, tellOfChangedCopiesJob, {})
    return async () => {
      const { body } = await app.call(ben, 'GET /v1/notifications', { query: {} })
      expect(body.items.map(({ type }) => type)).toEqual(['copied list changed'])
      expect(await app.ctx.db.selectFrom('changed_copies').selectAll().execute()).toEqual([])
    }
  },
}

export const killedModeration: readonly KilledJob[] = [decision, endOfSuspension, changedCopies]
