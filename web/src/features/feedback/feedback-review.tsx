import { feedbackTexts } from '@medley/texts/feedback'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { Submission } from '@medley/contract/administration/feedback'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { showMoment } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './feedback-review.module.css'
import { submissionsQuery, useResolve } from './feedback.calls.ts'

/** Unresolved feedback, newest first; for admins. */
export function FeedbackReview() {
  const { data, isError, isFetching, refetch } = useQuery(submissionsQuery)
  if (!data && isError) {
    return (
      <ErrorState
        text={feedbackTexts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <div className={layout['stack-4']}>
        <LoadingNote />
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} height={152} />
        ))}
      </div>
    )
  }
  if (data.length === 0)
    return <EmptyState text={feedbackTexts.nothing} detail={feedbackTexts.nothingDetail} />
  return (
    <ul role="list" className={layout['stack-4']}>
      {data.map((submission) => (
        <li key={submission.id}>
          <SubmissionCard submission={submission} />
        </li>
      ))}
    </ul>
  )
}

function SubmissionCard({ submission }: { submission: Submission }) {
  const { id, category, content, time_posted: timePosted } = submission
  const resolve = useResolve()
  const headingId = `feedback-${id}`
  return (
    <Card as="article" className={styles['card']} aria-labelledby={headingId}>
      <header className={styles['head']}>
        <h2 id={headingId} className={typography['medium']}>
          {category}
        </h2>
        <time dateTime={timePosted}>{showMoment(timePosted)}</time>
      </header>
      <p className={styles['content']}>{content}</p>
      <Button
        kind="quiet"
        className={styles['resolve']}
        icon={<Check aria-hidden="true" />}
        loading={resolve.isPending}
        onClick={() => resolve.mutate(id)}
      >
        {feedbackTexts.resolve}
      </Button>
    </Card>
  )
}
