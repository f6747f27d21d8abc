import { filterWordsTexts } from '@medley/texts/filter-words'
import type { CardSlot } from '../../slots.tsx'
import { FilterWords } from './filter-words.tsx'

export const slot: CardSlot = { order: 70, heading: filterWordsTexts.heading, Part: FilterWords }
