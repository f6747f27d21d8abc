import { welcomeTexts } from '@medley/texts/welcome'
import layout from '../../../ui/layout/layout.module.css'
import type { SuggestedReviewer } from '@medley/contract/accounts/welcome'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { FriendButton } from '../../friendships/friend-button.tsx'
import { PersonRow } from '../../friendships/person-row.tsx'
import { suggestedReviewersQuery } from '../welcome.calls.ts'
import { QuoteBlock } from '../../popular-reviews/quote-block.tsx'
import styles from './steps.module.css'

/** Up to three people with a sentence of theirs; where there is nobody yet, the way to invite somebody. */
export function PeopleStep({ invite }: { invite: ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(suggestedReviewersQuery)
  if (!data && isError) {
    return (
      <ErrorState text={welcomeTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) return <SkeletonText lines={9} />
  if (data.length === 0) {
    return (
      <Card>
        <div className={layout['stack-3']}>
          <p>{welcomeTexts.nobody}</p>
          <div>{invite}</div>
        </div>
      </Card>
    )
  }
  return (
    <ul role="list" className={styles['people']}>
      {data.map((one) => (
        <li key={one.person.id}>
          <Reviewer {...one} />
        </li>
      ))}
    </ul>
  )
}

function Reviewer({ person, quote }: SuggestedReviewer) {
  return (
    <Card as="article" className={styles['person']} aria-label={person.username}>
      <PersonRow
        person={person}
        renderActions={(nameId) => <FriendButton person={person} describedBy={nameId} />}
      />
      <QuoteBlock quote={quote} />
    </Card>
  )
}
