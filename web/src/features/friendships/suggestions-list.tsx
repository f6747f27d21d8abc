import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { suggestionsQuery } from './friendships.calls.ts'
import { friendshipTexts as texts } from './friendships.messages.ts'
import styles from './suggestions-list.module.css'

/** Suggested friends' usernames; large screens only, renders nothing without suggestions. */
export function SuggestionsList() {
  const headingId = useId()
  const { data, isError, refetch, isFetching } = useQuery(suggestionsQuery)
  if (data?.length === 0) return null
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
      {data && (
        <ul role="list" className={styles['names']}>
          {data.map(({ username }) => (
            <li key={username}>
              <Link to={paths.profile(username)}>{username}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
