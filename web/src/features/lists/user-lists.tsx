import { listsTexts } from '@medley/texts/lists'
import { pageSizes } from '@medley/contract/limits'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { product } from '../../product.ts'
import { Button } from '../../ui/forms/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { displayName } from '@medley/messages/titles'
import { ClosedNote } from '../profiles/closed-note.tsx'
import { isGone, useProfile } from '../profiles/profiles.calls.ts'
import { pageOf } from './list-address.ts'
import { useIsOwner } from '../sessions/own-username.ts'
import { useCreateList } from './lists.calls.ts'
import { useUserLists } from './lists.reading.calls.ts'
import { ListCard, ListCards, ListCardsSkeleton } from './parts/list-card.tsx'

/** A user's lists in numbered pages; the owner can create a new one. */
export function UserLists({ username }: { username: string }) {
  const isOwner = useIsOwner(username)
  const { lists, page, pageCount, showPage } = usePageOfLists(username)
  const profile = useProfile(username)
  if (isGone(lists.error) || isGone(profile.error)) {
    return <Navigate to={paths.pageNotFound()} replace />
  }
  const name = profile.data && displayName(profile.data)
  const heading = isOwner ? listsTexts.myLists : name && listsTexts.listsOf({ name })
  return (
    <>
      <title>{`${heading ?? listsTexts.listsOf({ name: username })} · ${product.name}`}</title>
      <PageHeading actions={isOwner && <NewListButton />}>
        {heading ?? <HeadingSkeleton username={username} />}
      </PageHeading>
      {profile.data?.onlyFor ? (
        <ClosedNote owner={profile.data} audience={profile.data.onlyFor} />
      ) : (
        <ListsOfPage lists={lists} isOwner={isOwner} />
      )}
      <Pager page={page} pageCount={pageCount} onPage={showPage} />
    </>
  )
}

/** The page of lists in the address; redirects from beyond the last page to the last. */
function usePageOfLists(username: string) {
  const [search, setSearch] = useSearchParams()
  const page = pageOf(search)
  const lists = useUserLists(username, page)
  const { data, isPlaceholderData } = lists
  const pageCount = Math.ceil((data?.totalCount ?? 0) / pageSizes.lists)
  const showPage = (next: number, replace = false) =>
    setSearch(next > 1 ? { page: String(next) } : {}, { replace })
  const lastPage = data && !isPlaceholderData ? Math.max(1, pageCount) : page
  useEffect(() => {
    if (page > lastPage) showPage(lastPage, true)
  })
  return { lists, page, pageCount, showPage }
}

function HeadingSkeleton({ username }: { username: string }) {
  return (
    <>
      <VisuallyHidden>{listsTexts.listsOf({ name: username })}</VisuallyHidden>
      <Skeleton width="14rem" height="1.15em" />
    </>
  )
}

type ListsOfPageProps = { lists: ReturnType<typeof useUserLists>; isOwner: boolean }

function ListsOfPage({ lists, isOwner }: ListsOfPageProps) {
  const { data, isError, isFetching, refetch } = lists
  if (!data && isError) {
    return (
      <ErrorState
        text={listsTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <>
        <LoadingNote />
        <ListCardsSkeleton />
      </>
    )
  }
  if (data.items.length === 0) {
    return <EmptyState text={isOwner ? listsTexts.noOwnLists : listsTexts.noLists} />
  }
  return (
    <ListCards>
      {data.items.map((list) => (
        <ListCard key={list.id} list={list} />
      ))}
    </ListCards>
  )
}

function NewListButton() {
  const navigate = useNavigate()
  const create = useCreateList()
  return (
    <Button
      icon={<Plus aria-hidden="true" />}
      loading={create.isPending}
      onClick={() =>
        create.mutate(
          { title: listsTexts.newList },
          {
            onSuccess: ({ id, owner }) => navigate(paths.list(owner.username, id, true)),
            onError: () => showSnackbar({ text: listsTexts.changeFailed, kind: 'error' }),
          },
        )
      }
    >
      {listsTexts.newList}
    </Button>
  )
}
