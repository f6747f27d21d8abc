import { followsTexts } from '@medley/texts/follows'
import { titlesTexts } from '@medley/texts/titles'
import type { Followed, FollowKind } from '@medley/contract/library/follows'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { joinFacts } from '../../lib/facts.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import layout from '../../ui/layout/layout.module.css'
import typography from '../../ui/layout/typography.module.css'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { WorkPoster } from '../works/work-poster.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './following.module.css'
import { followsQuery, type Target } from './follows.calls.ts'

/** People, series and works that the member follows, also those that are followed by themselves. */
export function Following() {
  const lists = {
    contributor: useFollows('contributor'),
    series: useFollows('series'),
    work: useFollows('work'),
  }
  const all = Object.values(lists)
  if (all.every(({ data }) => data?.pages[0]?.items.length === 0)) {
    return (
      <EmptyState
        text={followsTexts.none}
        detail={followsTexts.explanation}
        actions={
          <Link className={buttonClass('quiet')} to={paths.explore('tvShow')}>
            {followsTexts.explore}
          </Link>
        }
      />
    )
  }
  return (
    <div className={layout['stack-3']}>
      <p className={typography['soft']}>{followsTexts.explanation}</p>
      <FollowedOf kind="work" list={lists.work} />
      <FollowedOf kind="contributor" list={lists.contributor} />
      <FollowedOf kind="series" list={lists.series} />
    </div>
  )
}

type FollowedOfProps = { kind: FollowKind; list: ReturnType<typeof useFollows> }

function useFollows(kind: FollowKind) {
  return useInfiniteQuery(followsQuery(kind))
}

/** One kind of what is followed; nothing where there is none. */
function FollowedOf({ kind, list }: FollowedOfProps) {
  const heading = followsTexts.kinds[kind]
  const items = list.data?.pages.flatMap((page) => page.items)
  if (items?.length === 0) return null
  return (
    <Card as="section" aria-label={heading}>
      <h2>{heading}</h2>
      {!items && list.isError && (
        <ErrorState
          compact
          text={followsTexts.loadFailed}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {!items && !list.isError && (
        <>
          <LoadingNote />
          <Skeleton height={72} />
        </>
      )}
      {items && (
        <ul role="list" className={styles['list']}>
          {items.map((item) => (
            <FollowedRow key={targetOf(item).id} item={item} />
          ))}
        </ul>
      )}
      <ListEnd
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        moreLabel={followsTexts.more}
        error={list.isFetchNextPageError ? followsTexts.loadFailed : undefined}
      />
    </Card>
  )
}

function FollowedRow({ item }: { item: Followed }) {
  const target = targetOf(item)
  const work = item.kind === 'work' ? item.work : item.knownFor
  return (
    <li className={styles['row']}>
      <div className={styles['poster']}>
        <WorkPoster work={work} decorative />
      </div>
      <div className={styles['words']}>
        <Link to={pathOf(item)}>{target.name}</Link>
        <p className={typography['soft']}>{factsOf(item)}</p>
      </div>
      <FollowButton
        named
        target={target}
        isFollowed={item.kind !== 'work' || item.reason !== null}
      />
    </li>
  )
}

function targetOf(item: Followed): Target {
  if (item.kind === 'contributor') return { kind: item.kind, ...item.contributor }
  if (item.kind === 'series')
    return { kind: item.kind, id: item.series.id, name: item.series.title }
  const { id, medium } = item.work
  return { kind: item.kind, id, medium, name: displayTitleOf(item.work) }
}

function pathOf(item: Followed): string {
  if (item.kind === 'contributor') return paths.contributor(item.contributor.id)
  if (item.kind === 'series') return paths.series(item.series.id)
  return paths.work(item.work)
}

function factsOf(item: Followed): string {
  if (item.kind === 'contributor') return displayTitleOf(item.knownFor)
  if (item.kind === 'series') return titlesTexts.mediumPlurals[item.series.medium]
  return joinFacts([mediumAndYear(item.work), reasonOf(item)])
}

function mediumAndYear({ medium, releaseDate }: CoveredWork): string {
  return [titlesTexts.mediumNames[medium], releaseDate?.slice(0, 4)].filter(Boolean).join(', ')
}

/** Why a work is followed, where the member did not press Follow. */
function reasonOf({ reason }: Extract<Followed, { kind: 'work' }>): string | false {
  if (reason === null) return followsTexts.muted
  return reason !== 'own' && followsTexts.reasons[reason]
}
