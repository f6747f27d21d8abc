import { goalsTexts } from '@medley/texts/goals'
import layout from '../../ui/layout/layout.module.css'
import type { Goal } from '@medley/contract/library/goals'
import type { Profile } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { OwnerPage } from '../profiles/owner-page.tsx'
import { goalsQuery } from './goals.calls.ts'
import styles from './goals-page.module.css'
import { GoalBar } from './parts/goal-bar.tsx'
import { GoalMenu } from './parts/goal-menu.tsx'

/** A member's goals by year, with what came of each. */
export function GoalsPage({ username }: { username: string }) {
  return (
    <OwnerPage
      username={username}
      loadFailed={goalsTexts.loadFailed}
      headingOf={(isOwn, owner) =>
        isOwn ? goalsTexts.own : goalsTexts.of({ name: owner ? displayName(owner) : username })
      }
      skeletons={{ lead: null, actions: null, content: <GoalsSkeleton /> }}
    >
      {(loaded) => <LoadedGoals {...loaded} />}
    </OwnerPage>
  )
}

type LoadedProps = { owner: Profile; isOwn: boolean; heading: string }

function LoadedGoals({ owner, isOwn, heading }: LoadedProps) {
  return (
    <>
      <PageHeading actions={isOwn && <SetGoalButton username={owner.username} />}>
        {heading}
      </PageHeading>
      <Years owner={owner} isOwn={isOwn} />
    </>
  )
}

function SetGoalButton({ username }: { username: string }) {
  const window = useLazyDialog(loadWindow, {
    name: 'The window to set a goal',
    failed: goalsTexts.goalPage.windowFailed,
  })
  return (
    <>
      <Button onClick={window.open}>
        <Plus aria-hidden="true" />
        {goalsTexts.goalPage.set}
      </Button>
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          username={username}
          onClose={window.close}
        />
      )}
    </>
  )
}

async function loadWindow() {
  return (await import('./parts/new-goal-window.tsx')).NewGoalWindow
}

function Years({ owner, isOwn }: Omit<LoadedProps, 'heading'>) {
  const query = useInfiniteQuery(goalsQuery(owner.id))
  const { data, isError, isFetching, refetch } = query
  if (!data) {
    if (!isError) return <GoalsSkeleton />
    return (
      <ErrorState
        text={goalsTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const goals = data.pages.flatMap(({ items }) => items)
  if (goals.length === 0) {
    const detail = isOwn
      ? goalsTexts.goalPage.noneOwn
      : goalsTexts.goalPage.noneOther({ name: displayName(owner) })
    return <EmptyState text={goalsTexts.goalPage.none} detail={detail} />
  }
  return (
    <div className={layout['stack-6']}>
      {yearsOf(goals).map((year) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className={styles['year']}>
            {year}
          </h2>
          <ul role="list" className={styles['goals']}>
            {goals
              .filter((goal) => goal.year === year)
              .map((goal) => (
                <li key={goal.id}>
                  <Card className={styles['card']}>
                    <GoalBar goal={goal} aside={isOwn && <GoalMenu goal={goal} />} />
                  </Card>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <ListEnd
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={goalsTexts.goalPage.earlier}
        error={query.isFetchNextPageError ? goalsTexts.goalPage.moreFailed : undefined}
      />
    </div>
  )
}

const yearsOf = (goals: readonly Goal[]) => [...new Set(goals.map(({ year }) => year))]

function GoalsSkeleton() {
  return (
    <>
      <LoadingNote />
      <div className={styles['goals']}>
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
      </div>
    </>
  )
}
