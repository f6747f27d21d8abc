import { listsTexts } from '@medley/texts/lists'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { Medium } from '@medley/contract/values/medium'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { WorkPoster } from '../works/work-poster.tsx'
import styles from './in-lists.module.css'
import { listsOfWorkQuery } from './lists.reading.calls.ts'

/** Covers shown beside a list's title. */
const coversShown = 4

/** The lists that hold a work; renders nothing without any. */
export function InLists({ work }: { work: { id: number; medium: Medium } }) {
  const id = useId()
  const pages = useInfiniteQuery(listsOfWorkQuery(work))
  const total = pages.data?.pages[0]?.totalCount ?? 0
  if (total === 0) return null
  const lists = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {listsTexts.inLists({ count: total })}
      </h2>
      <ul role="list" className={layout['stack-2']}>
        {lists.map((list) => (
          <li key={list.id} className={styles['list']}>
            <span className={styles['covers']} aria-hidden="true">
              {list.previewEntries.slice(0, coversShown).map((entry) => (
                <span key={entry.work.id} className={styles['cover']}>
                  <WorkPoster work={entry.work} decorative />
                </span>
              ))}
            </span>
            <span className={styles['words']}>
              <Link className={styles['title']} to={paths.list(list.owner.username, list.id)}>
                {list.title}
              </Link>
              <span className={typography['soft-small']}>@{list.owner.username}</span>
            </span>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          kind="link"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {listsTexts.moreLists}
        </Button>
      )}
    </section>
  )
}
