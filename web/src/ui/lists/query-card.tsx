import typography from '../layout/typography.module.css'
import { type ReactNode, useId } from 'react'
import { ErrorState } from '../feedback/error-state.tsx'
import { Card } from '../layout/card.tsx'
import styles from './query-card.module.css'

type QueryCardProps<Data> = {
  title: string
  /** The number of all items, beside the title; not shown at zero. */
  count?: number | undefined
  /** Stands at the end of the title's line, for example a button. */
  action?: ReactNode
  failed: string
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** The loaded data; undefined until then. */
  data: Data | undefined
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** A titled card with what a query loads: loading, failed or filled. */
export function QueryCard<Data>(props: QueryCardProps<Data>) {
  const { title, count = 0, action, failed, query, data, skeleton, children } = props
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className={styles['card']}>
      <div className={styles['head']}>
        <h2 id={headingId} className={typography['title-xl']}>
          {title} {count > 0 && <span className={styles['count']}>{count}</span>}
        </h2>
        {action}
      </div>
      {data !== undefined ? (
        children(data)
      ) : query.isError ? (
        <ErrorState
          compact
          text={failed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        skeleton
      )}
    </Card>
  )
}
