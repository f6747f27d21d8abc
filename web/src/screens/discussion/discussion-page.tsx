import { remarksTexts } from '@medley/texts/remarks'
import { titledHere } from '../../product.ts'
import { titlesTexts } from '@medley/texts/titles'
import typography from '../../ui/layout/typography.module.css'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { RemarkSection } from '../../features/remarks/remark-section.tsx'
import { useIsMember } from '../../features/sessions/session.ts'
import { coverLinkMarks, coverProps } from '../../features/works/cover-props.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import { useWork } from '../../features/works/works.calls.ts'
import { isApiError } from '../../lib/api.ts'
import { Link, Navigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './discussion-page.module.css'

/** The remarks on a work, under its cover and title. */
export function DiscussionPage({ medium, id }: { medium: Medium; id: number }) {
  const { data: work, error, isFetching, refetch } = useWork(medium, id)
  if (isApiError(error, 'work_not_found')) return <Navigate to={paths.pageNotFound()} replace />
  if (!work) {
    return error ? (
      <ErrorState
        whole
        text={remarksTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton height="16rem" />
    )
  }
  // The address of a merged work answers the work it was merged into.
  if (work.id !== id) return <Navigate to={paths.discussion(work)} replace />
  return <LoadedDiscussion work={work} />
}

function LoadedDiscussion({ work }: { work: WorkDetails }) {
  const isMember = useIsMember()
  return (
    <article className={styles['discussion']}>
      <title>{titledHere(titlesTexts.discussion({ title: displayTitleOf(work) }))}</title>
      <header className={styles['head']}>
        <Link
          {...coverProps(work)}
          className={styles['cover']}
          to={paths.work(work)}
          aria-hidden="true"
          tabIndex={-1}
        >
          <WorkPoster work={work} decorative eager />
        </Link>
        <div className={styles['words']}>
          <Link {...coverLinkMarks(work)} className={styles['work']} to={paths.work(work)}>
            {displayTitleOf(work)}
          </Link>
          <h1>{remarksTexts.heading}</h1>
          {isMember && <p className={typography['soft-small']}>{remarksTexts.upToYou}</p>}
        </div>
      </header>
      <RemarkSection work={work} />
    </article>
  )
}
