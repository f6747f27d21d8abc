import layout from '../../ui/layout/layout.module.css'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import styles from './review-card-skeleton.module.css'

type ReviewCardSkeletonsProps = { count: number; onWorkPage?: boolean }

/** Placeholders for loading review cards, at roughly their final size. */
export function ReviewCardSkeletons({ count, onWorkPage = false }: ReviewCardSkeletonsProps) {
  return Array.from({ length: count }, (_, card) => (
    <Card key={card} className={styles['card']}>
      <div className={layout['line-4']}>
        <Skeleton width={44} height={44} round />
        <Skeleton width="9rem" height="1.1rem" />
      </div>
      {!onWorkPage && (
        <div className={layout['line-4']}>
          <Skeleton width={104} ratio={2 / 3} />
          <div className={styles['grow']}>
            <SkeletonText lines={3} />
          </div>
          <Skeleton width={64} height={64} round />
        </div>
      )}
      <SkeletonText lines={4} />
      <Skeleton height={44} />
    </Card>
  ))
}
