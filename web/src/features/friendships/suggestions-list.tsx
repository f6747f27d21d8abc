import { displayName } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { type SuggestedPerson, suggestionsQuery } from './friendships.calls.ts'
import { friendshipTexts as texts } from './friendships.messages.ts'
import { divideSuggestions } from './suggestions.rules.ts'
import styles from './suggestions-list.module.css'

interface SuggestionsListProps {
  /** Leaves out those whom `RecommendedPeople` shows. */
  besideRecommended: boolean
}

/** Suggested friends' usernames; large screens only, renders nothing without suggestions. */
export function SuggestionsList({ besideRecommended }: SuggestionsListProps) {
  const headingId = useId()
  const { data, isError, refetch, isFetching } = useQuery(suggestionsQuery)
  const people = data && besideRecommended ? divideSuggestions(data).suggestions : data
  if (people?.length === 0) return null
  return (
    <Card as="section" className={styles['card']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {texts.suggestions}
      </h2>
      {isError && !data && (
        <ErrorState
          compact
          text={texts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isError && !data && <SkeletonText lines={6} />}
      {people && (
        <ul role="list" className={styles['names']}>
          {people.map((person) => (
            <li key={person.username}>
              <SuggestedName person={person} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A face and the username; the name, where there is one, is its title. */
function SuggestedName({ person }: { person: SuggestedPerson }) {
  const { username } = person
  const isWhole = 'id' in person
  const name = isWhole ? displayName(person) : username
  return (
    <Link to={paths.profile(username)} title={name}>
      <Avatar
        name={name}
        colourOf={username}
        src={isWhole ? person.profilePicture : null}
        size={24}
        decorative
      />
      {username}
    </Link>
  )
}
