import type { ProfileSlot } from '../../slots.tsx'
import { FavoritesCard } from './favorites-card.tsx'
import { FavoriteShelves } from './favorite-shelves.tsx'

export const slot: ProfileSlot = {
  order: 20,
  Part: ({ profile }) => (
    <>
      <FavoritesCard owner={profile} />
      <FavoriteShelves userId={profile.id} />
    </>
  ),
}
