import type { Work } from '@medley/contract/shapes'
import type { WorkStatistics } from '@medley/contract/works'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useMember } from '../../../features/sessions/session.ts'
import { useWorkStatistics } from '../../../features/works/works.calls.ts'
import { OwnScore } from './own-score.tsx'
import { useRatingInPlace } from './use-rating-in-place.ts'
import { worksTexts } from '../../../features/works/works.messages.ts'
import { workPageTexts } from '../work-page.messages.ts'
import styles from './work-ratings.module.css'

/**
 * Ratings by all users, by friends and by the viewer, which opens the stars; visitors see only the
 * first. How many gave each rating is loaded after the rest of the page.
 */
export function WorkRatings({ work }: { work: Work }) {
  const { data, isPending, isFetching, refetch } = useWorkStatistics(work.medium, work.id)
  const isRated = (data?.ratings.overall.count ?? work.reviewCount) > 0
  const isFailed = isRated && !isPending && !data
  return (
    <section className={styles['ratings']} aria-label={workPageTexts.ratings}>
      <VisuallyHidden>
        <h2>{workPageTexts.ratings}</h2>
      </VisuallyHidden>
      {isRated && isPending && <Skeleton round width={76} height={76} />}
      {isFailed && (
        <ErrorState
          compact
          text={worksTexts.loadFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isRated && <p className={styles['none']}>{workPageTexts.noRatings}</p>}
      {data && <Scores work={work} isRated={isRated} ratings={data.ratings} />}
      {isRated && <Histogram work={work} />}
    </section>
  )
}

type ScoresProps = Pick<WorkStatistics, 'ratings'> & { work: Work; isRated: boolean }

function Scores({ work, isRated, ratings }: ScoresProps) {
  const isMember = useMember() !== null
  const stars = useRatingInPlace()
  if (!isRated && !isMember) return null
  return (
    <>
      <ul role="list" className={styles['scores']}>
        {isRated && <Score large name={workPageTexts.overall} {...ratings.overall} />}
        {isRated && isMember && <Score name={workPageTexts.friends} {...ratings.friends} />}
        {isMember && (
          <OwnScore
            work={work}
            score={ratings.you.score}
            isOpen={stars.isOpen}
            onToggle={stars.toggle}
          />
        )}
      </ul>
      {stars.isOpen && (
        <div className={styles['place']}>
          {stars.Component && <stars.Component work={work} onClose={stars.close} />}
        </div>
      )}
    </>
  )
}

type ScoreProps = { name: string; score: number | null; count: number; large?: boolean }

function Score({ name, score, count, large = false }: ScoreProps) {
  return (
    <li className={styles['score']}>
      <RatingCircle rating={score} size={large ? 'l' : 'm'} label={workPageTexts.ratingBy(name)} />
      <span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['count']}>{workPageTexts.countRatings(count)}</span>
      </span>
    </li>
  )
}

const Histogram = lazyPart({
  load: async () => (await import('./work-histogram.tsx')).WorkHistogram,
  failure: 'The histogram could not be loaded',
  room: styles['histogram'],
})
