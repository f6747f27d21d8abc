import { FavoriteShelves } from '../../features/favorites/favorite-shelves.tsx'
import { TasteLine } from './taste-line.tsx'

/** The shelves of a member, then a line on their taste. */
export function ShelvesAndTastePart({ userId }: { userId: number }) {
  return (
    <>
      <FavoriteShelves userId={userId} />
      <TasteLine userId={userId} />
    </>
  )
}
