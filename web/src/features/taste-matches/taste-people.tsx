import { tasteMatchesTexts } from '@medley/texts/taste-matches'
import layout from '../../ui/layout/layout.module.css'
import type { TasteNeighbour } from '@medley/contract/people/taste-matches'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { PersonRowsSkeleton } from '../friendships/person-row.tsx'
import { FindabilitySwitch } from './findability-switch.tsx'
import { NeighbourCard } from './parts/neighbour-card.tsx'
import styles from './parts/taste-people.module.css'
import { tasteNeighboursQuery } from './taste-matches.calls.ts'

/** Members who differ least from the member, with the switch that both sides need. */
export function TastePeople() {
  const pages = useInfiniteQuery(tasteNeighboursQuery)
  const isFindable = pages.data?.pages[0]?.isFindable
  const people = pages.data?.pages.flatMap(({ items }) => items) ?? []
  useListAnnouncement({
    view: String(isFindable),
    count: isFindable ? people.length : undefined,
    hasMore: pages.hasNextPage,
    words: tasteMatchesTexts.counted,
  })
  return (
    <div className={layout['stack-4']}>
      <Card>
        <FindabilitySwitch />
      </Card>
      {pages.isPending && (
        <Card>
          <PersonRowsSkeleton rows={5} />
          <LoadingNote />
        </Card>
      )}
      {pages.isError && !pages.data && (
        <ErrorState
          text={tasteMatchesTexts.failed}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      )}
      {pages.data && <People isFindable={isFindable === true} people={people} pages={pages} />}
    </div>
  )
}

type PeopleProps = {
  isFindable: boolean
  people: readonly TasteNeighbour[]
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

function People({ isFindable, people, pages }: PeopleProps) {
  if (!isFindable)
    return <EmptyState text={tasteMatchesTexts.off} detail={tasteMatchesTexts.offDetail} />
  if (people.length === 0)
    return <EmptyState text={tasteMatchesTexts.nobody} detail={tasteMatchesTexts.nobodyDetail} />
  return (
    <>
      <ul role="list" className={styles['people']} aria-label={tasteMatchesTexts.people}>
        {people.map((one) => (
          <li key={one.person.id}>
            <NeighbourCard neighbour={one} />
          </li>
        ))}
      </ul>
      <ListEnd
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
        moreLabel={tasteMatchesTexts.more}
        error={pages.isFetchNextPageError ? tasteMatchesTexts.moreFailed : undefined}
      />
    </>
  )
}
