import { notForMeTexts } from '@medley/texts/not-for-me'
import type { CardSlot } from '../../slots.tsx'
import { WorksNotForMe } from './works-not-for-me.tsx'

export const slot: CardSlot = { order: 50, heading: notForMeTexts.heading, Part: WorksNotForMe }
