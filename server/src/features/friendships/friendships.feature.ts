import {
  befriend,
  endFriendship,
  getFriendship,
  listContacts,
  listIncomingRequests,
  listOutgoingRequests,
  suggestFriends,
} from '@medley/contract/people/friendships'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { friendsExportPart } from './friendships.export-part.ts'
import { friendshipsImportTarget } from './friendships.import-target.ts'
import { approvalNotification, friendRequestNotification } from './friendships.notifications.ts'
import {
  contactsOf,
  endFriendshipWith,
  friendshipWith,
  incomingRequests,
  outgoingRequests,
  requestOrApprove,
  suggest,
} from './friendships.service.ts'

export const friendshipsFeature: Feature = {
  name: 'friendships',
  routes: [
    route(suggestFriends, suggest),
    route(befriend, requestOrApprove),
    route(endFriendship, endFriendshipWith),
    route(getFriendship, friendshipWith),
    route(listContacts, contactsOf),
    route(listIncomingRequests, incomingRequests),
    route(listOutgoingRequests, outgoingRequests),
  ],
  tables: ['friendships'],
  notifications: [approvalNotification, friendRequestNotification],
  imports: [friendshipsImportTarget],
  exports: [friendsExportPart],
}
