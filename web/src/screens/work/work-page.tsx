import { worksTexts } from '@medley/texts/works'
import { titledHere } from '../../product.ts'
import { titlesTexts } from '@medley/texts/titles'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { usePrefetchInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from '../../lib/router/navigation.tsx'
import { isApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { workReviewsQuery } from '../../features/work-reviews/work-reviews.calls.ts'
import { useWorkReviewView } from '../../features/work-reviews/work-review-view.ts'
import { SentToYou } from '../../features/sent-works/sent-to-you.tsx'
import { useIsMember, useMember } from '../../features/sessions/session.ts'
import { useProgressAhead } from '../../features/progress/own-progress.tsx'
import { OwnListsOfWork } from '../../features/lists/own-lists-of-work.tsx'
import { BookAndFilm } from '../../features/adaptations/book-and-film.tsx'
import { AddedNote } from './added-note.tsx'
import { AdminTools } from './admin-tools/admin-tools.tsx'
import { FriendEngagements } from './friend-engagements.tsx'
import { OwnPanel } from './own-panel/own-panel.tsx'
import { WorkDescription } from './work-description.tsx'
import { WorkDetailList } from './work-detail-list.tsx'
import { WorkFactLines } from './work-fact-lines.tsx'
import styles from './work-page.module.css'
import { WorkPageSkeleton } from './work-page-skeleton.tsx'
import { WorkHistogram, WorkRatings } from './ratings/work-ratings.tsx'
import { WorkSources } from './work-sources.tsx'
import { WorkTabs } from './work-tabs.tsx'
import { WorkSurroundings } from './work-surroundings.tsx'
import { FriendsWhoSaved } from './friends-who-saved.tsx'
import { useFriendEngagements } from '../../features/work-marks/engagements.calls.ts'
import { useWork, useWorkStatistics } from '../../features/works/works.calls.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'

/** A work's page. Requests all of its data in parallel with the work itself. */
export function WorkPage({ medium, id }: { medium: Medium; id: number }) {
  const { data: work, error, isFetching, refetch } = useWork(medium, id)
  useWorkStatistics(medium, id)
  useFriendEngagements(medium, id)
  useProgressAhead({ medium, id })
  const { order, rating } = useWorkReviewView()
  const memberId = useMember()?.id ?? null
  usePrefetchInfiniteQuery(workReviewsQuery({ id, medium }, 'any', memberId, { order, rating }))
  if (isApiError(error, 'work_not_found')) return <Navigate to={paths.pageNotFound()} replace />
  if (!work && error) {
    return (
      <ErrorState
        whole
        text={worksTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!work) return <WorkPageSkeleton medium={medium} id={id} />
  // The address of a merged work answers the work it was merged into.
  if (work.id !== id) return <Navigate to={paths.work(work)} replace />
  return <LoadedWork work={work} />
}

/**
 * The cover with the member's own place beside facts and body. On small screens the cover stands beside the title, and
 * the own place and the body come before what else there is to know; for visitors, the body comes first.
 */
function LoadedWork({ work }: { work: WorkDetails }) {
  useSlug(work)
  const isSmall = useIsSmallScreen()
  const isMember = useIsMember()
  const ownPanel = <OwnPanel work={work} />
  return (
    <article className={styles['work']}>
      <title>{titledHere(titlesTexts.work({ title: displayTitleOf(work) }))}</title>
      <div className={styles['aside']} data-work-poster="">
        <WorkPoster work={work} eager className={styles['poster']} />
        {!isSmall && ownPanel}
      </div>
      <div className={styles['main']}>
        <WorkFactLines work={work} />
        <WorkNotes work={work} />
        <WorkRatings work={work} />
        {isSmall && isMember && ownPanel}
        <div className={styles['body']}>
          <div className={styles['words']}>
            <Description work={work} />
            <WorkTabs work={work} />
          </div>
          {isSmall && !isMember && ownPanel}
          {isSmall && <WorkHistogram work={work} />}
          <WorkRail work={work} />
        </div>
        <WorkSurroundings work={work} />
      </div>
    </article>
  )
}

/** Who sent the work, and who sees one that was added by hand. */
function WorkNotes({ work }: { work: WorkDetails }) {
  return (
    <>
      <SentToYou work={work} />
      {work.standing === 'added' && <AddedNote work={work} />}
    </>
  )
}

function Description({ work: { description, descriptionUrl } }: { work: WorkDetails }) {
  return description && <WorkDescription html={description} articleUrl={descriptionUrl} />
}

/** Friends, details, own lists, sources and the tools of admins. */
function WorkRail({ work }: { work: WorkDetails }) {
  return (
    <div className={styles['rail']}>
      <FriendEngagements work={work} />
      <FriendsWhoSaved work={work} />
      <BookAndFilm work={work} />
      <WorkDetailList work={work} />
      <OwnListsOfWork work={work} />
      <WorkSources work={work} />
      <AdminTools work={work} />
    </div>
  )
}

/** Replaces the slug in the address with the work's own. */
function useSlug(work: WorkDetails): void {
  const path = paths.work(work)
  const bare = paths.work({ id: work.id, medium: work.medium })
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const own = new URL(path, window.location.origin).pathname
    // During a navigation, the address already belongs to the next screen.
    const isOurs = pathname === bare || pathname.startsWith(`${bare}-`)
    if (own === pathname || !isOurs) return
    window.history.replaceState(window.history.state, '', `${own}${search}${hash}`)
  }, [path, bare])
}
