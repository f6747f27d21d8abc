import type { CardSlot } from '../../slots.tsx'
import { FilterWords } from './filter-words.tsx'
import { filterWordTexts as texts } from './filter-words.messages.ts'

export const slot: CardSlot = { order: 70, heading: texts.heading, Part: FilterWords }
