import { privacySettingsTexts } from '@medley/texts/privacy-settings'
import type { CardSlot } from '../../slots.tsx'
import { SuggestionSetting } from './suggestion-setting.tsx'

export const slot: CardSlot = {
  order: 20,
  heading: privacySettingsTexts.heading,
  Part: SuggestionSetting,
}
