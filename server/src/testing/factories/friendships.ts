import type { TestApp } from '../harness.ts'

interface Person {
  id: number
}

function pairOf(one: Person, other: Person): { lower_id: number; higher_id: number } {
  return { lower_id: Math.min(one.id, other.id), higher_id: Math.max(one.id, other.id) }
}

/** A friendship between two members since the clock's time. */
export async function aFriendship(app: TestApp, one: Person, other: Person): Promise<void> {
  const time = app.clock.now()
  await app.ctx.db
    .insertInto('friendships')
    .values({
      ...pairOf(one, other),
      requester_id: one.id,
      time_requested: time,
      time_approved: time,
    })
    .execute()
}

/** An open friend request, sent at the clock's time. */
export async function aRequest(
  app: TestApp,
  { from, to }: { from: Person; to: Person },
): Promise<void> {
  await app.ctx.db
    .insertInto('friendships')
    .values({ ...pairOf(from, to), requester_id: from.id, time_requested: app.clock.now() })
    .execute()
}

/** A block in one direction, set at the clock's time. */
export async function aBlock(app: TestApp, { by, of }: { by: Person; of: Person }): Promise<void> {
  await app.ctx.db
    .insertInto('blocks')
    .values({ blocker_id: by.id, blocked_id: of.id, time_blocked: app.clock.now() })
    .execute()
}
