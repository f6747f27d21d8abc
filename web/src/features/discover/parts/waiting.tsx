import { recommendationsTexts } from '@medley/texts/recommendations'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingNote } from '../../../ui/feedback/skeleton.tsx'

type WaitingProps = {
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  skeleton: ReactNode
}

/** A query that has no data yet, or has failed. */
export function Waiting({ query: { isError, isFetching, refetch }, skeleton }: WaitingProps) {
  if (!isError) {
    return (
      <div>
        <LoadingNote />
        {skeleton}
      </div>
    )
  }
  return (
    <ErrorState
      text={recommendationsTexts.loadFailed}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
