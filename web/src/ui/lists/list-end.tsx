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
  /** Set when the last page failed. */
  error?: string | undefined
}

/** The end of a growing list: a Load more button or an error. Takes the focus when the button disappears. */
export function ListEnd({ ref, hasMore, loading, onMore, moreLabel, error }: ListEndProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles['end']}>
      {error && <ErrorState compact text={error} onRetry={onMore} retrying={loading} />}
      {!error && hasMore && (
        <Button kind="quiet" loading={loading} onClick={onMore}>
          {moreLabel}
        </Button>
      )}
    </div>
  )
}
