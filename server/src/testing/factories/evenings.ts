import type { Medium } from '@medley/contract/values/medium'
import type { TestApp } from '../harness.ts'

interface EveningFacts {
  by: { id: number }
  with?: readonly { id: number }[]
  /** The proposals, in this order. */
  of: readonly { id: number; medium: Medium }[]
}

/** An evening with proposals, started at the clock's time; tells nobody. */
export async function anEvening(
  app: TestApp,
  { by, with: guests = [], of }: EveningFacts,
): Promise<{ id: number }> {
  const { db } = app.ctx
  const evening = await db
    .insertInto('evenings')
    .values({
      host_id: by.id,
      medium: of[0]?.medium ?? 'film',
      time_started: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const members = [by, ...guests].map(({ id }) => ({ evening_id: evening.id, user_id: id }))
  await db.insertInto('evening_members').values(members).execute()
  const proposals = of.map(({ id }, index) => ({
    evening_id: evening.id,
    work_id: id,
    place: index + 1,
  }))
  if (proposals.length > 0) await db.insertInto('evening_proposals').values(proposals).execute()
  return evening
}
