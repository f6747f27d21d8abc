import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { suggestionsQuery } from './friendships.calls.ts'
import { friendshipTexts as texts } from './friendships.messages.ts'
import { divideSuggestions, withoutAuthors } from './suggestions.rules.ts'
import styles from './suggestions-list.module.css'

interface SuggestionsListProps {
  /** Ids of people who are on screen already, as authors. */
  authors: ReadonlySet<number>
  /** Leaves out those whom `RecommendedPeople` shows. */
  besideRecommended: boolean
}

/** Suggested friends' usernames; large screens only, renders nothing without suggestions. */
export function SuggestionsList({ authors, besideRecommended }: SuggestionsListProps) {
  const headingId = useId()
  const { data, isError, refetch, isFetching } = useQuery(suggestionsQuery)
  const others = data && withoutAuthors(data, authors)
  const people = others && besideRecommended ? divideSuggestions(others).suggestions : others
  if (people?.length === 0) return null
  return (
    <Card as="section" className={styles['card']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        Suggestions
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
          {people.map(({ username }) => (
            <li key={username}>
              <Link to={paths.profile(username)}>{username}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
