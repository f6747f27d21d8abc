import type { HomeSlot } from '../../slots.tsx'
import { GoOn } from './go-on.tsx'

export const slot: HomeSlot = { order: 10, Part: GoOn }
