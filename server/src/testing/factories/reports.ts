import type { ReportType } from '@medley/contract/administration/reports'
import type { TestApp } from '../harness.ts'
import { aUser, type TestUser } from './users.ts'

/** A report by a member, new by default; returns its case. */
export async function aReport(
  app: TestApp,
  { by, type, id }: { by?: TestUser | undefined; type: ReportType; id: number },
): Promise<{ caseId: number }> {
  const reporter = by ?? (await aUser(app))
  const body = { type, item_id: id, reason: 'other' } as const
  const answer = await app.call(reporter, 'POST /report', { body })
  const row = await app.ctx.db
    .selectFrom('reports')
    .select('case_id as caseId')
    .where('id', '=', answer.body.id)
    .executeTakeFirstOrThrow()
  return row
}

/** Suspends a member from the clock's time on, without a case. */
export async function aSuspension(app: TestApp, { id }: { id: number }): Promise<void> {
  await app.ctx.db
    .insertInto('suspensions')
    .values({ user_id: id, reason: 'Insults.', time_suspended: app.clock.now() })
    .execute()
}
