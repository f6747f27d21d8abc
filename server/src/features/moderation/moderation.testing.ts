import { sql } from 'kysely'
import { expect } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { granted, invalid, missingId, refused } from '../../testing/answer-row.ts'
import { aComment } from '../../testing/factories/comments.ts'
import { aReport } from '../../testing/factories/reports.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { TestApp } from '../../testing/harness.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { adminOnly } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
} from '../../testing/row-values.ts'
import { removeItem, suspendMember } from './moderation.acts.service.ts'
import { expireModerationJob } from './moderation.jobs.ts'

const decision = 'POST /v1/moderation/cases/{caseId}/decision'

const undo = 'POST /v1/moderation/acts/{actId}/undo'

const decided = async ({ caller }: Scene, app: TestApp) => {
  const { id } = await aComment(app)
  const { caseId } = await aReport(app, { type: 'comment', id })
  const params = { caseId: String(caseId) }
  const { body } = await app.call(caller, decision, { params, body: { decision: 'remove' } })
  return { params: { actId: body.actId } }
}

const letterOfDecision: KilledJob = {
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

export const moderationRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /v1/moderation/cases/{caseId}/decision',
      values: () => ({ params: { caseId: missingId }, body: { decision: 'dismiss' } }),
      answers: adminOnly('404 case_not_found'),
    },
    {
      endpoint: 'POST /v1/moderation/acts/{actId}/undo',
      values: () => ({ params: { actId: missingId } }),
      answers: adminOnly('404 act_not_found'),
    },
  ],
  answers: [
    invalid(
      'GET /v1/moderation/cases',
      { query: { limit: 101 } },
      ['limit', 'Must be at most 100'],
      'admin',
    ),
    granted(decision, 'admin', async (_, app) => {
      const { id } = await aComment(app)
      return { params: await aReport(app, { type: 'comment', id }), body: { decision: 'remove' } }
    }),
    invalid(
      decision,
      async ({ third }, app) => ({
        params: await aReport(app, { type: 'user', id: third.id }),
        body: { decision: 'suspend' },
      }),
      ['reason', 'Required'],
      'admin',
    ),
    refused(
      decision,
      'item_not_found',
      async ({ third }, app) => ({
        params: await aReport(app, { type: 'user', id: third.id }),
        body: { decision: 'remove' },
      }),
      { by: 'admin' },
    ),
    refused(
      decision,
      'own_item',
      async ({ caller }, app) => ({
        params: await aReport(app, { type: 'user', id: caller?.id ?? 0 }),
        body: { decision: 'suspend', reason: 'A trial.' },
      }),
      { by: 'admin' },
    ),
    granted(undo, 'admin', decided),
  ],
  killedJobs: [letterOfDecision, endOfSuspension],
}
