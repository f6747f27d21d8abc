import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from './new-post-form.module.css'

/** Placeholder for the second step while its work loads. */
export function NewPostSkeleton() {
  return (
    <div className={styles['form']}>
      <LoadingNote />
      <div className={styles['poster']}>
        <Skeleton ratio={2 / 3} />
      </div>
      <div className={styles['words']}>
        <Skeleton width="80%" height="1.6rem" />
        <Skeleton width="50%" height="1rem" />
      </div>
      <div className={styles['rest']}>
        <Skeleton width="100%" height="3.4rem" />
        <Skeleton width="100%" height="9rem" />
      </div>
    </div>
  )
}
