import { lazy } from 'react'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import type { HomeSlot } from '../../slots.tsx'

// Most members have ended their first steps, so the card is no part of the first load.
const WelcomeCard = lazy(async () => ({ default: await loadChunk(loadCard) }))

async function loadCard() {
  return (await import('./welcome-card.tsx')).WelcomeCard
}

export const slot: HomeSlot = { order: 30, Part: WelcomeCard }
