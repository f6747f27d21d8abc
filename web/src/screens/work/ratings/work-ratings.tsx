import { workPageTexts } from '@medley/texts/work-page'
import { worksTexts } from '@medley/texts/works'
import type { Work } from '@medley/contract/values/shapes'
import type { WorkStatistics } from '@medley/contract/works/works'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useIsSmallScreen } from '../../../ui/layout/breakpoint.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useMember } from '../../../features/sessions/session.ts'
import { useReviewCount, useWorkStatistics } from '../../../features/works/works.calls.ts'
import styles from './work-ratings.module.css'
import { useOwnRating } from '../../../features/ratings/ratings.calls.ts'

/** Fewer bars than that say no more than the average. */
const histogramMin = 3

/** Ratings by all users, by friends and by the viewer; visitors see only the first. */
export function WorkRatings({ work }: { work: Work }) {
  const { data, isPending, isFetching, refetch } = useWorkStatistics(work.medium, work.id)
  const isSmall = useIsSmallScreen()
  const isRated = useReviewCount(work) > 0
  const isFailed = isRated && !isPending && !data
  return (
    <section className={styles['ratings']} aria-label={workPageTexts.ratings}>
      <VisuallyHidden>
        <h2>{workPageTexts.ratings}</h2>
      </VisuallyHidden>
      {isRated && isPending && (
        <Skeleton round width={isSmall ? 48 : 76} height={isSmall ? 48 : 76} />
      )}
      {isFailed && (
        <ErrorState
          compact
          text={worksTexts.loadFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isRated && <p className={styles['none']}>{workPageTexts.noRatings}</p>}
      {data && isRated && <Scores work={work} ratings={data.ratings} />}
      {!isSmall && <WorkHistogram work={work} />}
    </section>
  )
}

/** How many gave each rating, loaded after the rest of the page; on small screens it follows the stars. */
export function WorkHistogram({ work }: { work: Work }) {
  return useReviewCount(work) >= histogramMin && <Histogram work={work} />
}

type ScoresProps = Pick<WorkStatistics, 'ratings'> & { work: Work }

function Scores({ work, ratings }: ScoresProps) {
  const isMember = useMember() !== null
  const isSmall = useIsSmallScreen()
  return (
    <ul role="list" className={styles['scores']}>
      <Score large={!isSmall} name={workPageTexts.overall} {...ratings.overall} />
      {isMember && <Score name={workPageTexts.friends} {...ratings.friends} />}
      {isMember && <OwnScore work={work} score={ratings.you.score} />}
    </ul>
  )
}

type ScoreProps = { name: string; score: number | null; count: number; large?: boolean }

function Score({ name, score, count, large = false }: ScoreProps) {
  return (
    <li className={styles['score']}>
      <RatingCircle
        rating={score}
        size={large ? 'l' : 'm'}
        label={workPageTexts.ratingBy({ who: name })}
      />
      <span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['count']}>{workPageTexts.countRatings({ count })}</span>
      </span>
    </li>
  )
}

const Histogram = lazyPart({
  load: async () => (await import('./work-histogram.tsx')).WorkHistogram,
  failure: 'The histogram could not be loaded',
  room: styles['histogram'],
})

/** The member's rating of the work, at once as they change it. */
function OwnScore({ work, score }: { work: Work; score: number | null }) {
  return (
    <li className={styles['score']}>
      <RatingCircle
        rating={useOwnRating(work.id) ?? score}
        label={workPageTexts.ratingBy({ who: workPageTexts.you })}
      />
      <span>
        <span className={styles['name']}>{workPageTexts.you}</span>
        {/* In line with the counts of the others. */}
        <span className={styles['count']} aria-hidden="true" />
      </span>
    </li>
  )
}
