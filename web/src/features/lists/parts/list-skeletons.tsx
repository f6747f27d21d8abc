import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EntryGridSkeleton } from './entry-grid.tsx'
import { BackLink } from './list-heading.tsx'
import styles from './list-view.module.css'

/** Placeholder for a loading list. */
export function ListSkeleton({ username }: { username: string }) {
  return (
    <>
      <LoadingNote heading />
      <header className={styles['header']}>
        <BackLink username={username} />
        <Skeleton width="min(22rem, 80%)" height="2.3rem" />
        <Skeleton width="16rem" height="1.5rem" />
      </header>
      <div className={styles['controls']}>
        <p className={styles['count']} />
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
      <EntryGridSkeleton />
    </>
  )
}

/** Placeholder for the loading editor. */
export function EditorSkeleton() {
  return (
    <>
      <LoadingNote heading />
      <header className={styles['header']}>
        <Skeleton width="10rem" height="2.3rem" />
        <Skeleton height="22rem" />
      </header>
      <Skeleton height="30rem" />
    </>
  )
}
