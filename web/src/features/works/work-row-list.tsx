import type { CoveredWork } from '@medley/contract/shapes'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { coverLinkMarks, coverMarks } from './cover-props.ts'
import { mediumNames } from './medium-words.ts'
import { WorkPoster } from './work-poster.tsx'
import styles from './work-row-list.module.css'

type WorkRowListProps = {
  works: UseInfiniteQueryResult<InfiniteData<{ items: CoveredWork[] }>>
  texts: {
    explanation: string
    none: string
    showAgain: string
    showNamed: (title: string) => string
    loadMore: string
    failed: string
  }
  /** Takes a work off the list. */
  onShow: (work: CoveredWork) => Promise<void>
}

/** Works that the member does not see elsewhere, with a button to show each again. */
export function WorkRowList({ works, texts, onShow }: WorkRowListProps) {
  const items = works.data?.pages.flatMap((page) => page.items)
  return (
    <div className={styles['stack']}>
      <p className={styles['soft']}>{texts.explanation}</p>
      {!items && works.isError && (
        <ErrorState compact text={texts.failed} onRetry={() => void works.refetch()} />
      )}
      {!items && works.isPending && <Skeleton height={72} />}
      {items?.length === 0 && <p>{texts.none}</p>}
      {items && items.length > 0 && (
        <ul role="list" className={styles['list']}>
          {items.map((work) => (
            <WorkRow key={work.id} work={work} texts={texts} onShow={onShow} />
          ))}
        </ul>
      )}
      {items && (
        <ListEnd
          hasMore={works.hasNextPage}
          loading={works.isFetchingNextPage}
          onMore={() => void works.fetchNextPage()}
          moreLabel={texts.loadMore}
          error={works.isFetchNextPageError ? texts.failed : undefined}
        />
      )}
    </div>
  )
}

type WorkRowProps = Pick<WorkRowListProps, 'texts' | 'onShow'> & { work: CoveredWork }

function WorkRow({ work, texts, onShow }: WorkRowProps) {
  const [isChanging, setIsChanging] = useState(false)
  const show = async () => {
    setIsChanging(true)
    await onShow(work)
    setIsChanging(false)
  }
  return (
    <li className={styles['row']}>
      <div {...coverMarks(work)} className={styles['poster']}>
        <WorkPoster work={work} decorative />
      </div>
      <div className={styles['words']}>
        <Link {...coverLinkMarks(work)} to={paths.work(work)}>
          {work.title}
        </Link>
        <p className={styles['soft']}>
          {[mediumNames[work.medium], work.releaseDate?.slice(0, 4)].filter(Boolean).join(', ')}
        </p>
      </div>
      <Button
        kind="quiet"
        aria-label={texts.showNamed(work.title)}
        loading={isChanging}
        onClick={() => void show()}
      >
        {texts.showAgain}
      </Button>
    </li>
  )
}
