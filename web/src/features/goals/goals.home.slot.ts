import type { HomeSlot } from '../../slots.tsx'
import { GoalsOnHome } from './goals-on-home.tsx'

export const slot: HomeSlot = { order: 20, Part: GoalsOnHome }
