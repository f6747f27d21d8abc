import { type AnswerRow, granted, invalid, refused } from './answer-row.ts'
import { aComment } from './factories/comments.ts'
import { aReport } from './factories/reports.ts'
import type { TestApp } from './harness.ts'
import type { Scene } from './permission-scene.ts'

const decision = 'POST /v1/moderation/cases/{caseId}/decision'
const undo = 'POST /v1/moderation/acts/{actId}/undo'

const decided = async ({ caller }: Scene, app: TestApp) => {
  const { id } = await aComment(app)
  const { caseId } = await aReport(app, { type: 'comment', id })
  const params = { caseId: String(caseId) }
  const { body } = await app.call(caller, decision, { params, body: { decision: 'remove' } })
  return { params: { actId: body.actId } }
}

export const answersOfModeration: readonly AnswerRow[] = [
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
]
