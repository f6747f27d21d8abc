import { type ReactNode, useId } from 'react'
import { Card } from '../layout/card.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { ListEnd } from './list-end.tsx'
import styles from './paged-card.module.css'
import { LoadingNote, Skeleton } from '../feedback/skeleton.tsx'

/** The state of a list that is loaded page by page. */
interface PagedQuery {
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

type PagedCardProps<Item> = {
  title: string
  /** The number of all items, loaded or not. */
  count: number | undefined
  texts: { none: string; failed: string; loadMore: string }
  query: PagedQuery
  /** The loaded items; undefined until the first page is here. */
  items: readonly Item[] | undefined
  renderItem: (item: Item) => ReactNode
}

/** A titled card with a list that grows page by page: loading, failed, empty or filled. */
export function PagedCard<Item extends { id: number }>(props: PagedCardProps<Item>) {
  const { title, count = 0, texts, query, items, renderItem } = props
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className={styles['card']}>
      <h2 id={headingId} className={styles['heading']}>
        {title} {count > 0 && <span className={styles['count']}>{count}</span>}
      </h2>
      {items ? (
        <>
          {items.length === 0 && <p className={styles['none']}>{texts.none}</p>}
          <ul role="list">
            {items.map((item) => (
              <li key={item.id} className={styles['item']}>
                {renderItem(item)}
              </li>
            ))}
          </ul>
          <ListEnd
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={texts.loadMore}
            error={query.isFetchNextPageError ? texts.failed : undefined}
          />
        </>
      ) : query.isError ? (
        <ErrorState
          compact
          text={texts.failed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <>
          <LoadingNote />
          <Skeleton height={72} />
        </>
      )}
    </Card>
  )
}
