import typography from '../layout/typography.module.css'
import type { ReactNode } from 'react'
import { ListEnd } from './list-end.tsx'
import styles from './paged-card.module.css'
import { LoadingNote, Skeleton } from '../feedback/skeleton.tsx'
import { QueryCard } from './query-card.tsx'

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
  const { title, count, texts, query, items, renderItem } = props
  return (
    <QueryCard
      title={title}
      count={count}
      failed={texts.failed}
      query={query}
      data={items}
      skeleton={
        <>
          <LoadingNote />
          <Skeleton height={72} />
        </>
      }
    >
      {(loaded) => (
        <>
          {loaded.length === 0 && <p className={typography['soft']}>{texts.none}</p>}
          <ul role="list">
            {loaded.map((item) => (
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
      )}
    </QueryCard>
  )
}
