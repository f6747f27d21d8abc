import type { CardSlot } from '../../slots.tsx'
import { TakePartSwitch } from './recommendation-settings.tsx'
import { settingTexts as texts } from './recommendations.messages.ts'

export const slot: CardSlot = { order: 60, heading: texts.heading, Part: TakePartSwitch }
