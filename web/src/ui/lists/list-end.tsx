import type { Ref } from 'react'
import { Button } from '../forms/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import styles from './list-end.module.css'

export type ListEndProps = {
  ref?: Ref<HTMLDivElement>
  hasMore: boolean
  loading: boolean
  onMore: () => void
  /** The text of the button that loads the next page. */
  moreLabel: string
  /** True where a placeholder says that the list loads: the button, unless it has the focus, would only seem to jump. */
  hiddenWhileLoading?: boolean
  /** Set when the last page failed. */
  error?: string | undefined
}

/** The end of a growing list: a Load more button or an error. Takes the focus when the button disappears. */
export function ListEnd(props: ListEndProps) {
  const { ref, hasMore, loading, onMore, moreLabel, hiddenWhileLoading = false, error } = props
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles['end']}
      data-hidden={(loading && hiddenWhileLoading) || undefined}
    >
      {error && <ErrorState compact text={error} onRetry={onMore} retrying={loading} />}
      {!error && hasMore && (
        <Button kind="quiet" loading={loading} onClick={onMore}>
          {moreLabel}
        </Button>
      )}
    </div>
  )
}
