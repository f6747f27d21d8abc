import { contributorsTexts } from '@medley/texts/contributors'
import { titledHere } from '../../product.ts'
import { titlesTexts } from '@medley/texts/titles'
import type { Contributor } from '@medley/contract/works/contributors'
import { mediums } from '@medley/contract/values/medium'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Navigate } from '../../lib/router/navigation.tsx'
import { ApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { InfiniteList } from '../../ui/lists/infinite-list.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { type Draw, DrawnPicture } from '../../ui/pictures/drawn-picture.tsx'
import { writeGlyph } from '../../ui/pictures/use-drawings.ts'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { WorkCard, WorkGrid, WorkGridSkeleton } from '../works/work-card.tsx'
import { coveredTitles } from '../works/work-poster.tsx'
import styles from './contributor-page.module.css'
import { contributorQuery } from './contributors.calls.ts'

type Credited = Contributor['items'][number]

type ContributorPageProps = {
  id: number
  /** The button that follows them. */
  renderFollow?: (contributor: Contributor) => ReactNode
}

/** A person or group and their works by medium. Use the id as `key`. */
export function ContributorPage({ id, renderFollow }: ContributorPageProps) {
  const pages = useInfiniteQuery(contributorQuery(id))
  const [first] = pages.data?.pages ?? []
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  useListAnnouncement({
    view: String(id),
    count: pages.data && items.length,
    hasMore: pages.hasNextPage,
    words: contributorsTexts.counted,
  })
  if (pages.error instanceof ApiError && pages.error.status === 404) {
    return <Navigate to={paths.pageNotFound()} replace />
  }
  if (!first) {
    return pages.isError ? (
      <ErrorState
        text={contributorsTexts.loadFailed}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    ) : (
      <ContributorSkeleton />
    )
  }
  return (
    <>
      <title>{titledHere(titlesTexts.contributor({ name: first.name }))}</title>
      <div className={styles['top']}>
        <ContributorCover name={first.name} items={first.items} />
        <PageHeading actions={renderFollow?.(first)}>{first.name}</PageHeading>
      </div>
      <InfiniteList
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
        moreLabel={contributorsTexts.more}
        error={pages.isFetchNextPageError ? contributorsTexts.moreFailed : undefined}
      >
        {groupsOf(items).map(({ heading, works }) => (
          <section key={heading} className={styles['group']}>
            <h2 className={styles['heading']}>{heading}</h2>
            <WorkGrid>
              {works.map(({ work, friendsRating }) => (
                <li key={work.id}>
                  <WorkCard
                    work={work}
                    note={
                      friendsRating !== null && contributorsTexts.friends({ rating: friendsRating })
                    }
                  />
                </li>
              ))}
            </WorkGrid>
          </section>
        ))}
      </InfiniteList>
    </>
  )
}

/** Initials within the colours of what they are best known for. */
function ContributorCover({ name, items }: { name: string; items: readonly Credited[] }) {
  const draw = useMemo<Draw>(() => {
    const works = coveredTitles(items.map(({ work }) => work))
    return ({ drawMedallion }) => drawMedallion(name, works, writeGlyph)
  }, [name, items])
  return <DrawnPicture className={styles['cover']} draw={draw} ratio={1} />
}

/** Works they made by medium, then those in whose cast they are. */
function groupsOf(items: readonly Credited[]) {
  const groups = mediums.flatMap((medium) => {
    const ofMedium = items.filter(({ work }) => work.medium === medium)
    const made = ofMedium.filter(({ roles }) => roles.includes('creator'))
    const appears = ofMedium.filter(({ roles }) => !roles.includes('creator'))
    return [
      { heading: titlesTexts.mediumPlurals[medium], works: made },
      {
        heading: contributorsTexts.castIn({ plural: titlesTexts.mediumPlurals[medium] }),
        works: appears,
      },
    ]
  })
  return groups.flatMap(({ heading, works }) => {
    return works.length === 0 ? [] : [{ heading, works }]
  })
}

function ContributorSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className={styles['top']}>
        <span className={styles['cover']}>
          <Skeleton ratio={1} />
        </span>
        <PageHeading>
          <Skeleton width="14rem" height="1.15em" />
        </PageHeading>
      </div>
      <WorkGridSkeleton medium="film" count={12} />
    </>
  )
}
