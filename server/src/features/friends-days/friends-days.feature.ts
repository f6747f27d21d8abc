import * as contract from '@medley/contract/people/friends-days'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { changeSettings, showFriendsDays, showSettings } from './friends-days.service.ts'

export const friendsDaysFeature: Feature = {
  name: 'friends-days',
  routes: [
    route(contract.listFriendsDays, showFriendsDays),
    route(contract.getFriendsDaysSettings, showSettings),
    route(contract.changeFriendsDaysSettings, changeSettings),
  ],
  tables: ['hidden_friends_days'],
}
