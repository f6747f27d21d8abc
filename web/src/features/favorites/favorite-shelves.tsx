import { favoritesTexts } from '@medley/texts/favorites'
import type { Favorite } from '@medley/contract/library/favorites'
import type { Medium } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { coverProps } from '../works/cover-props.ts'
import { WorkPoster } from '../works/work-poster.tsx'
import { shelvesQuery } from './favorites.calls.ts'
import styles from './favorite-shelves.module.css'

/** A card per shelf that holds works. */
export function FavoriteShelves({ userId }: { userId: number }) {
  const { data: shelves = [] } = useQuery(shelvesQuery(userId))
  return shelves.map(
    ({ medium, works }) =>
      works.length > 0 && <ShelfCard key={medium} medium={medium} works={works} />,
  )
}

function ShelfCard({ medium, works }: { medium: Medium; works: readonly Favorite[] }) {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {favoritesTexts.shelf.headings[medium]}
      </h2>
      <ul role="list" className={styles['shelf']}>
        {works.map((work) => (
          <li key={work.internal_id}>
            <ShelfWork medium={medium} work={work} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ShelfWork({ medium, work }: { medium: Medium; work: Favorite }) {
  const { internal_id: id, ...facts } = work
  return (
    <Link
      {...coverProps({ ...facts, id, medium })}
      className={styles['work']}
      to={paths.work({ id, medium, title: facts.title })}
      aria-label={displayTitleOf(work)}
    >
      <WorkPoster work={{ medium, ...facts }} decorative />
    </Link>
  )
}
