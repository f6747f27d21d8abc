import { FavoriteShelves } from '../../features/favorites/favorite-shelves.tsx'
import { YearLinks } from '../../features/years/year-links.tsx'
import { TasteLine } from './taste-line.tsx'

/** The shelves of a member, a line on their taste, then their years. */
export function ShelvesAndTastePart({ owner }: { owner: { id: number; username: string } }) {
  const { id: userId } = owner
  return (
    <>
      <FavoriteShelves userId={userId} />
      <TasteLine userId={userId} />
      <YearLinks owner={owner} />
    </>
  )
}
