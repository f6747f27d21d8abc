import { workMarksTexts } from '@medley/texts/work-marks'
import { titlesTexts } from '@medley/texts/titles'
import { worksTexts } from '@medley/texts/works'
import { pageSizes } from '@medley/contract/limits'
import { isMedium, type Medium, mediums } from '@medley/contract/values/medium'
import { useEffect } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { useKeptScroll } from '../../lib/scroll/use-kept-scroll.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/forms/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useMember } from '../sessions/session.ts'
import { type Mark, type MarkSort, useMarkedWorks } from './work-marks.calls.ts'
import styles from './marked-works.module.css'
import { useMarkedView } from './use-marked-view.ts'
import { useRemoval } from './use-removal.ts'
import { WorkCard, WorkGrid, WorkGridSkeleton } from '../works/work-card.tsx'
import { WorkToggles } from './work-toggles.tsx'

const sorts: readonly { value: MarkSort; label: string }[] = [
  { value: 'newest', label: workMarksTexts.marked.newest },
  { value: 'oldest', label: workMarksTexts.marked.oldest },
  { value: 'title', label: workMarksTexts.marked.title },
]

const filters = [
  { value: 'all', label: workMarksTexts.marked.all },
  ...mediums.map((medium) => ({ value: medium, label: titlesTexts.mediumPlurals[medium] })),
]

type MarkedWorksProps = { mark: Mark; owner: { id: number; username: string }; heading: string }

/** A user's saved or engaged works in numbered pages. On the own page, clearing a mark removes the work. */
export function MarkedWorks({ mark, owner, heading }: MarkedWorksProps) {
  const isOwn = useMember()?.id === owner.id
  const view = useMarkedView(mark, owner.username)
  const page = { mark, userId: owner.id, medium: view.medium, sort: view.sort, page: view.page }
  const marked = useMarkedWorks(page)
  const { data, isPending, isPlaceholderData } = marked
  useListAnnouncement({
    view: `${view.medium} ${view.sort}`,
    count: isPlaceholderData ? undefined : data?.totalCount,
    words: worksTexts.counted,
  })
  useKeptScroll(view.scroll, view.keep)
  const remove = useRemoval(page, view.setPage)
  const pageCount = Math.ceil((data?.totalCount ?? 0) / pageSizes.engagementsPage)
  const lastPage = isPlaceholderData || !data ? view.page : Math.max(1, pageCount)
  useEffect(() => {
    if (view.page > lastPage) view.setPage(lastPage)
  })
  return (
    <>
      <PageHeading
        wideActions
        lead={
          data
            ? workMarksTexts.marked.countWorks({ count: data.totalCount })
            : isPending && <CountSkeleton />
        }
        actions={
          <div className={styles['controls']}>
            <Select
              label={workMarksTexts.marked.sortBy}
              options={sorts}
              value={view.sort}
              onChoose={view.setSort}
            />
            <Select
              label={workMarksTexts.marked.medium}
              options={filters}
              value={view.medium ?? 'all'}
              onChoose={(value) => view.setMedium(isMedium(value) ? value : null)}
            />
          </div>
        }
      >
        {heading}
      </PageHeading>
      <PageOfWorks
        marked={marked}
        medium={view.medium}
        isOwn={isOwn}
        onUnmark={(workId, unmarked) => {
          if (isOwn && unmarked === mark) remove(workId)
        }}
      />
      <Pager page={view.page} pageCount={pageCount} onPage={view.setPage} />
    </>
  )
}

type PageOfWorksProps = {
  marked: ReturnType<typeof useMarkedWorks>
  /** Null shows all mediums. */
  medium: Medium | null
  isOwn: boolean
  onUnmark: (workId: number, mark: Mark) => void
}

function PageOfWorks({ marked, medium, isOwn, onUnmark }: PageOfWorksProps) {
  const { data, isPending, isError, isFetching, refetch } = marked
  if (isPending) {
    return (
      <>
        <LoadingNote />
        <WorkGridSkeleton medium={medium ?? 'film'} count={12} />
      </>
    )
  }
  if (!data) {
    return isError ? (
      <ErrorState
        text={worksTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : null
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        text={worksTexts.noWorks}
        actions={isOwn && <ExploreLink medium={medium ?? 'film'} />}
      />
    )
  }
  return (
    <WorkGrid>
      {data.items.map(({ work }) => (
        <li key={work.id}>
          <WorkCard work={work}>
            <WorkToggles
              compact
              work={work}
              texts={workMarksTexts.pageToggle}
              onChange={(changed, on) => {
                if (!on) onUnmark(work.id, changed)
              }}
            />
          </WorkCard>
        </li>
      ))}
    </WorkGrid>
  )
}

function ExploreLink({ medium }: { medium: Medium }) {
  return (
    <Link className={buttonClass('quiet')} to={paths.explore(medium)}>
      {worksTexts.explore({ works: titlesTexts.mediumPlurals[medium] })}
    </Link>
  )
}

/** Placeholder for the count under the heading. */
export function CountSkeleton() {
  return <Skeleton width="5rem" height="1lh" />
}
