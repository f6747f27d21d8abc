import type { TestApp } from '../harness.ts'
import { aWork } from './works.ts'

interface SentWorkFacts {
  by: { id: number }
  to: { id: number }
  /** A new work by default. */
  of?: { id: number }
  note?: string | null
}

/** A work sent to a friend at the clock's time; notifies nobody. */
export async function aSentWork(
  app: TestApp,
  { by, to, of, note = null }: SentWorkFacts,
): Promise<{ id: number }> {
  const work = of ?? (await aWork(app))
  return app.ctx.db
    .insertInto('sent_works')
    .values({
      sender_id: by.id,
      recipient_id: to.id,
      work_id: work.id,
      note,
      time_sent: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
