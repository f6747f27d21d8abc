import type { Medium } from '@medley/contract/medium'
import { LoadingNote, Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { mediumNames, posterShape } from '../medium-words.ts'
import styles from './work-page.module.css'

/** Placeholder for a loading work page, at its final size. */
export function WorkPageSkeleton({ medium }: { medium: Medium }) {
  return (
    <div className={styles['work']}>
      <LoadingNote heading />
      <div className={styles['aside']}>
        <Skeleton className={styles['poster']} ratio={posterShape(medium) === 'tall' ? 2 / 3 : 1} />
      </div>
      <div className={styles['main']}>
        <div className={styles['facts']}>
          <div className={styles['top']}>
            <p className={styles['medium']}>{mediumNames[medium]}</p>
          </div>
          <span className={styles['title']}>
            <Skeleton height="1.15em" width="60%" />
          </span>
          <Skeleton height="3rem" width="45%" />
        </div>
        <Skeleton round width={76} height={76} />
        <Skeleton height={44} width="min(100%, 460px)" />
        <SkeletonText lines={5} />
      </div>
    </div>
  )
}
