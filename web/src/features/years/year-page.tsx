import { yearsTexts } from '@medley/texts/years'
import type { Profile } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../../lib/api.ts'
import { Link, Navigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { OwnerPage } from '../profiles/owner-page.tsx'
import { OwnerBar } from './parts/owner-bar.tsx'
import { OwnersChoice } from './parts/owners-choice.tsx'
import { ScenesList } from './parts/scenes-list.tsx'
import { yearQuery } from './years.calls.ts'

type YearPageProps = { username: string; year: number }

/** A member's year in scenes; not found for others unless it is published for them. */
export function YearPage({ username, year }: YearPageProps) {
  return (
    <OwnerPage
      username={username}
      loadFailed={yearsTexts.loadFailed}
      headingOf={(isOwn, owner) =>
        isOwn
          ? yearsTexts.own({ year })
          : yearsTexts.of({ name: owner ? displayName(owner) : username, year })
      }
      skeletons={{ lead: null, actions: null, content: <YearSkeleton /> }}
    >
      {(loaded) => <LoadedYear {...loaded} year={year} />}
    </OwnerPage>
  )
}

type LoadedYearProps = { owner: Profile; isOwn: boolean; heading: string; year: number }

function LoadedYear({ owner, isOwn, heading, year }: LoadedYearProps) {
  const { data: shown, error, isFetching, refetch } = useQuery(yearQuery(owner.id, year))
  if (isApiError(error, 'year_not_found')) return <Navigate to={paths.pageNotFound()} replace />
  if (!shown) {
    return (
      <>
        <PageHeading>{heading}</PageHeading>
        {error ? (
          <ErrorState
            text={yearsTexts.loadFailed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <>
            <LoadingNote />
            <YearSkeleton />
          </>
        )}
      </>
    )
  }
  const { scenes, missing } = shown
  return (
    <>
      <PageHeading
        wideActions
        lead={
          <>
            <Link to={paths.statistics(owner.username, { year })}>
              {yearsTexts.toStatistics({ year })}
            </Link>
            {isOwn && (
              <>
                {' · '}
                <Link to={paths.yearWithFriends(year)}>{yearsTexts.withFriends}</Link>
              </>
            )}
          </>
        }
      >
        {heading}
      </PageHeading>
      {scenes ? (
        <>
          {isOwn && <OwnerBar owner={owner} shown={shown} title={heading} />}
          <ScenesList owner={owner} isOwn={isOwn} year={year} scenes={scenes} />
        </>
      ) : (
        <EmptyState
          text={yearsTexts.tooShort({ year })}
          detail={yearsTexts.missing({ count: missing })}
          actions={<Link to={paths.diary(owner.username, { year })}>{yearsTexts.toDiary}</Link>}
        />
      )}
      {isOwn && scenes && <OwnersChoice owner={owner} shown={shown} />}
    </>
  )
}

function YearSkeleton() {
  return (
    <>
      <Skeleton height="28rem" />
      <Skeleton height="28rem" />
    </>
  )
}
