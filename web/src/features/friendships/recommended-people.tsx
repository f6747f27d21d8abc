import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FriendButton } from './friend-button.tsx'
import { suggestionsQuery, type SuggestedPerson } from './friendships.calls.ts'
import { friendshipTexts as texts } from './friendships.messages.ts'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'
import { divideSuggestions } from './suggestions.rules.ts'
import styles from './people.module.css'

/**
 * Suggested friends, each with a button; renders nothing without suggestions. On large screens, leaves out
 * those whom `SuggestionsList` shows.
 */
export function RecommendedPeople() {
  const isSmall = useIsSmallScreen()
  const headingId = useId()
  const { data, isError, refetch, isFetching } = useQuery(suggestionsQuery)
  const people = data && !isSmall ? divideSuggestions(data).recommended : data
  if (people?.length === 0) return null
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {texts.recommended}
      </h2>
      {isError && !data && (
        <ErrorState
          compact
          text={texts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isError && !data && <PersonRowsSkeleton rows={5} />}
      {people && (
        <ul role="list" className={styles['people']}>
          {people.map((person) => (
            <li key={person.username}>
              <RecommendedPerson person={person} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecommendedPerson({ person }: { person: SuggestedPerson }) {
  if (!('id' in person)) {
    return (
      <PersonRow person={{ ...person, firstName: null, lastName: null, profilePicture: null }} />
    )
  }
  return (
    <PersonRow
      person={person}
      renderActions={(nameId) => <FriendButton person={person} describedBy={nameId} />}
    />
  )
}
