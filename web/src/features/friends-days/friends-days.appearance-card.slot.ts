import { friendsDaysTexts } from '@medley/texts/friends-days'
import type { CardSlot } from '../../slots.tsx'
import { FriendsDaysSwitch } from './friends-days-switch.tsx'

export const slot: CardSlot = {
  order: 30,
  heading: friendsDaysTexts.friendsDaysSetting.heading,
  Part: FriendsDaysSwitch,
}
