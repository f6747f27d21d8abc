import type { CardSlot } from '../../slots.tsx'
import { FriendsDaysSwitch } from './friends-days-switch.tsx'
import { friendsDaysSettingTexts as texts } from './friends-days.messages.ts'

export const slot: CardSlot = { order: 30, heading: texts.heading, Part: FriendsDaysSwitch }
