import type { CardSlot } from '../../slots.tsx'
import { WorksNotForMe } from './works-not-for-me.tsx'
import { notForMeTexts as texts } from './not-for-me.messages.ts'

export const slot: CardSlot = { order: 50, heading: texts.heading, Part: WorksNotForMe }
