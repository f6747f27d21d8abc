import { recommendationsTexts } from '@medley/texts/recommendations'
import type { CardSlot } from '../../slots.tsx'
import { TakePartSwitch } from './recommendation-settings.tsx'

export const slot: CardSlot = {
  order: 60,
  heading: recommendationsTexts.setting.heading,
  Part: TakePartSwitch,
}
