import type { CardSlot } from '../../slots.tsx'
import { SuggestionSetting } from './suggestion-setting.tsx'
import { privacySettingsTexts as texts } from './privacy-settings.messages.ts'

export const slot: CardSlot = { order: 20, heading: texts.heading, Part: SuggestionSetting }
