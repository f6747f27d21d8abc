import { tasteMatchesTexts } from '@medley/texts/taste-matches'
import type { CardSlot } from '../../slots.tsx'
import { FindabilitySwitch } from './findability-switch.tsx'

export const slot: CardSlot = {
  order: 40,
  heading: tasteMatchesTexts.settingHeading,
  Part: FindabilitySwitch,
}
