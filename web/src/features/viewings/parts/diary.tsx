import { viewingsTexts } from '@medley/texts/viewings'
import typography from '../../../ui/layout/typography.module.css'
import { displayName, displayTitleOf, yearOf } from '@medley/messages/titles'
import type { DiaryRow as Row } from '@medley/contract/library/viewings'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText, Repeat, Star } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showDay } from '../../../lib/time/dates.ts'
import { formatDate, formatList } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { buttonClass } from '../../../ui/forms/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx'
import { useListAnnouncement } from '../../../ui/lists/use-list-announcement.ts'
import { coverLinkMarks, coverMarks } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { byMonth } from '../diary-months.ts'
import { type DiaryFilter, diaryQuery } from '../viewings.calls.ts'
import { dayText } from './day-text.ts'
import { entriesText } from './entries-text.ts'
import styles from './diary.module.css'
import { TagList } from '../../../ui/lists/tag-list.tsx'
import { ViewingMenu } from './viewing-menu.tsx'

/** Viewings by month, latest first; pages load on. */
export function Diary({ filter, isOwn }: { filter: DiaryFilter; isOwn: boolean }) {
  const list = useInfiniteQuery(diaryQuery(filter))
  const viewings = list.data?.pages.flatMap(({ items }) => items)
  useListAnnouncement({
    view: `${filter.medium} ${filter.year} ${filter.month} ${filter.isReviewed} ${filter.isUndated}`,
    count: viewings?.length,
    hasMore: list.hasNextPage,
    words: viewingsTexts.counted,
  })
  if (!viewings) {
    return list.isError ? (
      <ErrorState
        text={viewingsTexts.loadFailed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <>
        <LoadingNote />
        <DiarySkeleton />
      </>
    )
  }
  if (viewings.length === 0) return <EmptyDiary filter={filter} isOwn={isOwn} />
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
      moreLabel={viewingsTexts.more}
      error={list.isFetchNextPageError ? viewingsTexts.moreFailed : undefined}
    >
      {byMonth(viewings).map(({ month, viewings: ofMonth }) => (
        <section key={month} className={styles['month']} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>{headingOf(month)}</h2>
          <ul role="list">
            {ofMonth.map((viewing) => (
              <DiaryRow
                key={`${viewing.id} ${viewing.entries ? 'entries' : ''}`}
                viewing={viewing}
                isOwn={isOwn}
              />
            ))}
          </ul>
        </section>
      ))}
    </InfiniteList>
  )
}

function headingOf(month: string | null): string {
  if (month === null) return viewingsTexts.noDay
  return month.length === 4
    ? viewingsTexts.sometimeIn({ year: showDay(month) })
    : formatDate(month, 'month')
}

function DiaryRow({ viewing, isOwn }: { viewing: Row; isOwn: boolean }) {
  const { work, day, isRepeat, review, tags, companions, entries } = viewing
  return (
    <li className={styles['row']}>
      {day === null ? (
        <span className={styles['day']} />
      ) : (
        <time className={styles['day']} dateTime={day}>
          {day.length === 10 && <span aria-hidden="true">{Number(day.slice(8))}</span>}
          <VisuallyHidden>{dayText(day)}</VisuallyHidden>
        </time>
      )}
      <span {...coverMarks(work)}>
        <WorkPoster work={work} decorative />
      </span>
      <div className={styles['words']}>
        <Link {...coverLinkMarks(work)} className={styles['title']} to={paths.work(work)}>
          {displayTitleOf(work)}
        </Link>
        {entries ? (
          <span className={typography['faint-small']}>{entriesText(work.medium, entries)}</span>
        ) : (
          work.releaseDate && (
            <span className={typography['faint-small']}>{yearOf(work.releaseDate)}</span>
          )
        )}
        {companions.length > 0 && (
          <span className={typography['soft-small']}>
            {viewingsTexts.with({ names: formatList(companions.map(displayName)) })}
          </span>
        )}
        <TagList tags={tags} />
      </div>
      <span className={styles['marks']}>
        {isRepeat && (
          <span
            className={styles['again']}
            role="img"
            aria-label={viewingsTexts.again}
            title={viewingsTexts.again}
          >
            <Repeat aria-hidden="true" />
          </span>
        )}
        {review && (
          <Link
            className={styles['review']}
            to={paths.review(review.id)}
            aria-label={viewingsTexts.toReview({
              title: displayTitleOf(work),
              rating: review.rating,
            })}
          >
            {review.hasText && <MessageSquareText aria-hidden="true" />}
            <Stars rating={review.rating} />
          </Link>
        )}
      </span>
      {isOwn && !entries && <ViewingMenu viewing={viewing} />}
    </li>
  )
}

/** Ten stars on wide screens, one on small ones, and the number. */
function Stars({ rating }: { rating: number }) {
  const filled: CSSProperties & Record<`--${string}`, string> = { '--filled': `${rating * 10}%` }
  return (
    <span className={styles['rating']} aria-hidden="true">
      <span className={styles['stars']} style={filled}>
        {'★'.repeat(10)}
      </span>
      <Star className={styles['star']} />
      {rating}
    </span>
  )
}

function EmptyDiary({ filter, isOwn }: { filter: DiaryFilter; isOwn: boolean }) {
  if (filter.medium || filter.year || filter.isReviewed || filter.isUndated) {
    return <EmptyState text={viewingsTexts.noneSuch} />
  }
  if (!isOwn) return <EmptyState text={viewingsTexts.nothing} />
  return (
    <EmptyState
      text={viewingsTexts.ownNothing}
      detail={viewingsTexts.ownNothingDetail}
      actions={
        <>
          <Link className={buttonClass('primary')} to={paths.search()}>
            {viewingsTexts.findWork}
          </Link>
          <Link className={buttonClass('quiet')} to={paths.importData()}>
            {viewingsTexts.importHistory}
          </Link>
        </>
      }
    />
  )
}

/** Placeholder of a month. */
export function DiarySkeleton() {
  return (
    <div className={styles['month']}>
      <Skeleton width="9rem" height="1.6rem" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="4.5rem" />
      ))}
    </div>
  )
}
