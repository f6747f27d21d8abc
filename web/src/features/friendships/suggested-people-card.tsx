import { friendshipsTexts } from '@medley/texts/friendships'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { suggestionsQuery, type SuggestedPerson } from './friendships.calls.ts'

type SuggestedPeopleCardProps = {
  title: string
  classes: Partial<Record<'card' | 'heading' | 'people', string | undefined>>
  /** Chooses whom this card shows. */
  choose: (people: readonly SuggestedPerson[]) => readonly SuggestedPerson[]
  /** The number shown at most, with a link to the page of all. */
  most?: number
  skeleton: ReactNode
  renderPerson: (person: SuggestedPerson) => ReactNode
}

/** A card of suggested friends; renders nothing without any. */
export function SuggestedPeopleCard(props: SuggestedPeopleCardProps) {
  const { title, classes, choose, most = Infinity, skeleton, renderPerson } = props
  const headingId = useId()
  const { data, isError, refetch, isFetching } = useQuery(suggestionsQuery)
  const people = data && choose(data)
  if (people?.length === 0) return null
  return (
    <Card as="section" className={classes.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {title}
      </h2>
      {people ? (
        <>
          <ul role="list" className={classes.people}>
            {people.slice(0, most).map((person) => (
              <li key={person.username}>{renderPerson(person)}</li>
            ))}
          </ul>
          {people.length > most && (
            <p>
              <Link to={paths.search('users')}>{friendshipsTexts.seeAllSuggestions}</Link>
            </p>
          )}
        </>
      ) : isError ? (
        <ErrorState
          compact
          text={friendshipsTexts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        skeleton
      )}
    </Card>
  )
}
