import type { ChartEntry } from '@medley/contract/charts'
import { yearOf } from '@medley/messages/titles'
import { joinFacts } from '../../../lib/facts.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { OwnRating } from '../../ratings/own-rating.tsx'
import { coverProps } from '../../works/cover-props.ts'
import { palettesOf, WorkPoster } from '../../works/work-poster.tsx'
import { chartTexts as texts } from '../charts.messages.ts'
import styles from './chart.module.css'

type RowsProps = {
  entries: readonly ChartEntry[]
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** The works of a chart with their rank, plain average, number of ratings and the member's own. */
export function ChartRows({ entries, query }: RowsProps) {
  const palettes = palettesOf(entries.map(({ work }) => work))
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
      moreLabel={texts.more}
      error={query.isFetchNextPageError ? texts.moreFailed : undefined}
    >
      <ol role="list" className={styles['rows']} aria-label={texts.chart}>
        {entries.map((entry, index) => (
          <li key={entry.work.id} className={styles['row']}>
            <ChartRow entry={entry} palette={palettes[index]} />
          </li>
        ))}
      </ol>
    </InfiniteList>
  )
}

type RowProps = { entry: ChartEntry; palette: number | undefined }

function ChartRow({ entry: { rank, ratingCount, work }, palette }: RowProps) {
  const creators = work.creators.map(({ name }) => name).join(', ')
  const facts = joinFacts([work.releaseDate && yearOf(work.releaseDate), creators])
  return (
    <>
      <span className={styles['rank']}>
        <VisuallyHidden>{texts.rank(rank)}</VisuallyHidden>
        <span aria-hidden="true">{rank}</span>
      </span>
      <Link {...coverProps(work)} to={paths.work(work)} className={styles['work']}>
        <span className={styles['poster']}>
          <WorkPoster work={work} palette={palette} decorative />
          <OwnRating workId={work.id} />
        </span>
        <span className={styles['words']}>
          <strong>{work.title}</strong>
          {facts && <span className={styles['soft']}>{facts}</span>}
          <span className={styles['soft']}>{texts.ratings(ratingCount)}</span>
        </span>
      </Link>
      <RatingCircle rating={work.rating} label={texts.average} />
    </>
  )
}

/** Placeholders for loading rows. */
export function ChartRowsSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className={styles['rows']} aria-hidden="true">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className={styles['row']}>
            <Skeleton width="1.5rem" height="1.2rem" />
            <Skeleton width={56} height={84} />
            <Skeleton width="60%" height="1.2rem" />
          </div>
        ))}
      </div>
    </>
  )
}
