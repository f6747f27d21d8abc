import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { progressTexts as texts } from '../progress.messages.ts'

type LoadErrorProps = { query: { isFetching: boolean; refetch: () => unknown } }

/** Progress could not be loaded, with a way to try again. */
export function LoadError({ query }: LoadErrorProps) {
  return (
    <ErrorState
      compact
      text={texts.loadFailed}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
