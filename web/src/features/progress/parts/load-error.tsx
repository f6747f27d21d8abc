import { progressTexts } from '@medley/texts/progress'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'

type LoadErrorProps = { query: { isFetching: boolean; refetch: () => unknown } }

/** Progress could not be loaded, with a way to try again. */
export function LoadError({ query }: LoadErrorProps) {
  return (
    <ErrorState
      compact
      text={progressTexts.loadFailed}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
