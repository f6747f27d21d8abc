import type { Work } from '@medley/contract/shapes'
import type { WorkStatistics } from '@medley/contract/works'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useMember } from '../../sessions/session.ts'
import { useWorkStatistics } from '../works.calls.ts'
import { worksTexts } from '../works.messages.ts'
import styles from './work-ratings.module.css'

/** Ratings by all users, by friends and by the viewer; visitors see only the first. */
export function WorkRatings({ work }: { work: Work }) {
  const { data, isPending, isFetching, refetch } = useWorkStatistics(work.medium, work.id)
  const isRated = (data?.ratings.overall.count ?? work.reviewCount) > 0
  return (
    <section className={isRated ? styles['ratings'] : undefined} aria-label="Ratings">
      <VisuallyHidden>
        <h2>Ratings</h2>
      </VisuallyHidden>
      {isRated && isPending && <Skeleton round width={76} height={76} />}
      {isRated && !isPending && !data && (
        <ErrorState
          compact
          text={worksTexts.loadFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isRated && <p className={styles['none']}>{worksTexts.noRatings}</p>}
      {isRated && data && <Scores ratings={data.ratings} />}
    </section>
  )
}

function Scores({ ratings }: Pick<WorkStatistics, 'ratings'>) {
  const isMember = useMember() !== null
  return (
    <ul role="list" className={styles['scores']}>
      <Score large name="Overall" {...ratings.overall} />
      {isMember && <Score name="Friends" {...ratings.friends} />}
      {isMember && <Score name="You" {...ratings.you} />}
    </ul>
  )
}

type ScoreProps = { name: string; score: number | null; count: number; large?: boolean }

function Score({ name, score, count, large = false }: ScoreProps) {
  return (
    <li className={styles['score']}>
      <RatingCircle rating={score} size={large ? 'l' : 'm'} label={`${name} rating`} />
      <span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['count']}>
          {count === 1 ? '1 rating' : `${count.toLocaleString('en-US')} ratings`}
        </span>
      </span>
    </li>
  )
}
