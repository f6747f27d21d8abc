import { listsTexts } from '@medley/texts/lists'
import { Navigate, useSearchParams } from '../../lib/router/navigation.tsx'
import { isApiError } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { EditableList } from './editable-list.tsx'
import { isEditQuery } from './list-address.ts'
import { isSameName, useIsOwner } from '../sessions/own-username.ts'
import { useList, useListEntries } from './lists.reading.calls.ts'
import { MediaListView } from './media-list-view.tsx'
import { ListSkeleton } from './parts/list-skeletons.tsx'
import { useEntryView } from './parts/use-entry-view.ts'

type MediaListPageProps = {
  username: string
  /** As given in the address, unvalidated. */
  listId: string
}

/** A list in view mode, or in edit mode for its owner. */
export function MediaListPage(props: MediaListPageProps) {
  const [search] = useSearchParams()
  const isOwnAddress = useIsOwner(props.username)
  if (!isOwnAddress || !isEditQuery(search)) return <ShownList {...props} />
  return <EditableList {...props} otherwise={<ShownList {...props} />} />
}

function ShownList({ username, listId }: MediaListPageProps) {
  const isOwnAddress = useIsOwner(username)
  const { view } = useEntryView()
  const { data: list, error, isFetching, refetch } = useList(listId)
  // Requested here, so that list and entries load in parallel.
  const entries = useListEntries(listId, view)
  if (isApiError(error, 'list_not_found')) return <Navigate to={paths.pageNotFound()} replace />
  if (list) {
    const mayEdit = isOwnAddress && isSameName(list.owner.username, username)
    return <MediaListView list={list} entries={entries} mayEdit={mayEdit} />
  }
  if (!error) return <ListSkeleton username={username} />
  return (
    <ErrorState
      whole
      text={listsTexts.loadFailed}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
