import {
  befriend,
  endFriendship,
  getFriendship,
  listContacts,
  listIncomingRequests,
  listOutgoingRequests,
  suggestFriends,
} from '@medley/contract/people/friendships'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import {
  contactsOf,
  endFriendshipWith,
  friendshipWith,
  incomingRequests,
  outgoingRequests,
  requestOrApprove,
  suggest,
} from './friendships.service.ts'

export function friendshipsRoutes(ctx: Context): Route[] {
  return [
    handle(suggestFriends, ({ actor, query }) => suggest(ctx, actor, query.fields)),
    handle(befriend, ({ actor, params }) => requestOrApprove(ctx, actor, params.otherId)),
    handle(endFriendship, ({ actor, params }) => endFriendshipWith(ctx, actor, params.otherId)),
    handle(getFriendship, ({ actor, params }) => friendshipWith(ctx, actor, params.otherId)),
    handle(listContacts, ({ actor, query }) => contactsOf(ctx, actor, query.user)),
    handle(listIncomingRequests, ({ actor }) => incomingRequests(ctx, actor)),
    handle(listOutgoingRequests, ({ actor }) => outgoingRequests(ctx, actor)),
  ]
}
