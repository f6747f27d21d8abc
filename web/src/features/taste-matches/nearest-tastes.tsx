import { tasteMatchesTexts } from '@medley/texts/taste-matches'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { FriendButton } from '../friendships/friend-button.tsx'
import { PersonRow } from '../friendships/person-row.tsx'
import { tasteNeighboursQuery } from './taste-matches.calls.ts'

const shown = 5

/** The members who differ least from the member, and the way to all; a sentence for those who do not let others find them. */
export function NearestTastes() {
  const headingId = useId()
  const { data } = useInfiniteQuery(tasteNeighboursQuery)
  const [first] = data?.pages ?? []
  if (!first) return null
  const people = first.items.slice(0, shown)
  return (
    <Card as="section" aria-labelledby={headingId}>
      <div className={layout['stack-3']}>
        <h2 id={headingId} className={typography['medium']}>
          {tasteMatchesTexts.people}
        </h2>
        {people.length > 0 ? (
          <ul role="list">
            {people.map(({ person }) => (
              <li key={person.id}>
                <PersonRow
                  person={person}
                  renderActions={(nameId) => <FriendButton person={person} describedBy={nameId} />}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className={typography['soft']}>
            {first.isFindable ? tasteMatchesTexts.nobody : tasteMatchesTexts.peopleLead}
          </p>
        )}
        <p>
          <Link to={paths.tasteMatches()}>{tasteMatchesTexts.seeAll}</Link>
        </p>
      </div>
    </Card>
  )
}
