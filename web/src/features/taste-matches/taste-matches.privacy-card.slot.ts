import type { CardSlot } from '../../slots.tsx'
import { FindabilitySwitch } from './findability-switch.tsx'
import { tasteMatchTexts as texts } from './taste-matches.messages.ts'

export const slot: CardSlot = { order: 40, heading: texts.settingHeading, Part: FindabilitySwitch }
