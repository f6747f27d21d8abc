import { randomUUID } from 'node:crypto'
import type { SessionLifetime } from '@medley/contract/limits'
import { sessionDays } from '@medley/contract/limits'
import type { TestApp } from '../harness.ts'

interface SessionFacts {
  lifetime: SessionLifetime
  device: string
  address: string
}

/** A session of a member that was started now; returns its token. */
export async function aSession(
  app: TestApp,
  { id: userId, username }: { id: number; username: string },
  facts: Partial<SessionFacts> = {},
): Promise<string> {
  const id = randomUUID()
  const { lifetime = 'remembered', device = 'Firefox on Linux', address = '192.0.2.7' } = facts
  const time = app.clock.now()
  await app.ctx.db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      lifetime,
      device,
      address,
      time_created: time,
      time_last_used: time,
      time_proved: time,
      time_expires: new Date(time.getTime() + sessionDays[lifetime] * 86_400_000),
    })
    .execute()
  return app.ctx.tokens.sign({ userId, username, sessionId: id })
}
