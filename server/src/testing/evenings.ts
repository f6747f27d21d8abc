import type { Api, BodyOf } from '@medley/contract/api'
import { aFriendship } from './factories/friendships.ts'
import { aUser } from './factories/users.ts'
import type { Caller, TestApp } from './harness.ts'

/** Steps that several tests of evenings share. */
export function useEvenings(app: TestApp) {
  return {
    start: (by: Caller, body: Partial<BodyOf<Api['POST /v1/evenings']>> = {}) =>
      app.call(by, 'POST /v1/evenings', { body: { medium: 'film', ...body } }),
    listed: async (by: Caller) =>
      (await app.call(by, 'GET /v1/evenings')).body.items.map(({ id }) => id),
    notificationsOf: async (caller: Caller) =>
      (await app.call(caller, 'GET /v1/notifications', { query: {} })).body.items,
    /** A host with two friends, who do not know each other. */
    people: async () => {
      const [nora, ken, ann] = [await aUser(app), await aUser(app), await aUser(app)]
      await aFriendship(app, nora, ken)
      await aFriendship(app, nora, ann)
      return { nora, ken, ann }
    },
  }
}

export const namesIn = (people: readonly { username: string }[]) =>
  people.map(({ username }) => username)
