import { expect } from 'vitest'
import { invalid, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'

import { expireAuditEventsJob } from './audit-log.jobs.ts'
import { recordEvent } from './audit-log.service.ts'

const oldAuditEvents: KilledJob = {
  kind: 'audit-events-expire',
  moments: [before('delete from "audit_events"'), 'end'],
  async begin({ app }) {
    app.clock.set(new Date(Date.now() - 181 * 86_400_000).toISOString())
    await recordEvent(app.ctx, app.ctx.db, { kind: 'login', subject: 'old' })
    app.clock.set(new Date().toISOString())
    await recordEvent(app.ctx, app.ctx.db, { kind: 'login', subject: 'new' })
    await app.ctx.jobs.enqueue(app.ctx.db, expireAuditEventsJob, {})
    return async () => {
      const named = app.ctx.db.selectFrom('audit_events').select('subject')
      const rows = await named.where('subject', 'in', ['old', 'new']).execute()
      expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(['new']))
    }
  },
}

export const auditLogRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/audit-events' },
    {
      endpoint: 'GET /v1/audit-events',
      about: 'of a member',
      values: ({ owner }) => ({ query: { member: owner.username } }),
    },
  ],
  answers: [
    invalid(
      'GET /v1/audit-events',
      { query: { limit: 101 } },
      ['limit', 'Must be at most 100'],
      'admin',
    ),
    refused(
      'GET /v1/audit-events',
      'user_not_found',
      { query: { member: 'nobody' } },
      { by: 'admin' },
    ),
  ],
  killedJobs: [oldAuditEvents],
}
