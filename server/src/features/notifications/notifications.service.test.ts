import { expect, test } from 'vitest'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { commitTo, transaction } from '../../db/transaction.ts'
import { countStatements } from '../../testing/database/count-statements.ts'
import { anEvening } from '../../testing/factories/evenings.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aSentWork } from '../../testing/factories/sent-works.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { chooseWork } from '../evenings/evenings.choice.service.ts'
import { startEvening } from '../evenings/evenings.service.ts'
import { notifyOfReached } from '../remarks/remarks.service.ts'
import { notifySenders, sendWork } from '../sent-works/sent-works.service.ts'

const app = useTestApp()

interface Scene {
  me: Actor & TestUser
  friends: readonly TestUser[]
  work: Awaited<ReturnType<typeof aWork>>
}

async function aScene(friendCount: number): Promise<Scene> {
  const me = { ...(await aUser(app)), isAdmin: false }
  const work = await aWork(app)
  const friends = await Promise.all(Array.from({ length: friendCount }, () => aUser(app)))
  for (const friend of friends) await aFriendship(app, me, friend)
  return { me, friends, work }
}

const idsOf = (friends: readonly TestUser[]) => friends.map(({ id }) => id)

/** Prepares an act that notifies the friends. */
const acts: Record<string, (scene: Scene) => Promise<(ctx: Context) => Promise<unknown>>> = {
  'sending a work': async ({ me, friends, work }) => {
    const sending = { work, userIds: idsOf(friends), note: null }
    return (ctx) => sendWork(ctx, me, sending, { commit: commitTo(ctx.db) })
  },
  'starting an evening': async ({ me, friends }) => {
    const evening = { medium: 'film' as const, isNewToAll: false, userIds: idsOf(friends) }
    return (ctx) => startEvening(ctx, me, evening, { commit: commitTo(ctx.db) })
  },
  'choosing a work for an evening': async ({ me, friends, work }) => {
    const { id } = await anEvening(app, { by: me, with: friends, of: [work] })
    const choice = { workId: work.id, day: '2020-01-01' }
    return (ctx) => chooseWork(ctx, me, { eveningId: id, ...choice })
  },
  'rating a work that friends sent': async ({ me, friends, work }) => {
    for (const friend of friends) await aSentWork(app, { by: friend, to: me, of: work })
    const review = await aReview(app, { by: me, of: work })
    const time = app.clock.now()
    return (ctx) => transaction(ctx.db, (tx) => notifySenders(tx, me, [review.id], time))
  },
  'reaching the remarks of friends': async ({ me, friends, work }) => {
    for (const friend of friends) {
      await aRemark(app, { by: friend, of: work, share: 0 })
      await app.call(friend, 'PATCH /v1/notification-settings', {
        body: { kinds: [{ kind: 'remark reached', site: true, mail: true }] },
      })
    }
    await app.call(me, 'POST /works_viewed', { body: { internal_id: work.id, medium: 'film' } })
    await app.ctx.db.deleteFrom('notifications').where('actor_id', '=', me.id).execute()
    const reached = { userId: me.id, workIds: [work.id], time: app.clock.now() }
    return (ctx) => transaction(ctx.db, (tx) => notifyOfReached(tx, reached))
  },
}

test.each(Object.keys(acts))(
  '%s takes as many statements for one friend as for four',
  async (name) => {
    const counts: number[] = []
    for (const friendCount of [1, 4]) {
      const scene = await aScene(friendCount)
      const act = await acts[name]!(scene)
      counts.push(await countStatements(app, act))
      for (const friend of scene.friends) {
        const { body } = await app.call(friend, 'GET /v1/notifications', { query: {} })
        expect(body.items).toHaveLength(1)
      }
    }
    expect(counts[1]).toBe(counts[0])
  },
)
