import { ForYou } from './for-you.tsx'
import { ForYouCard } from './parts/for-you-card.tsx'

/** The member's recommendations on Home: a card beside the feed, or a row between its posts. */
export function ForYouOnHome({ isBeside }: { isBeside: boolean }) {
  return isBeside ? <ForYouCard /> : <ForYou />
}
