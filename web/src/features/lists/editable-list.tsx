import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate } from 'react-router'
import { isApiError } from '../../lib/api.ts'
import { loadChunk } from '../../lib/load-chunk.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { isSameName } from './list-owner.ts'
import { useEditableList } from './lists.calls.ts'
import { listTexts } from './lists.messages.ts'
import { EditorSkeleton } from './parts/list-skeletons.tsx'

/** The editor brings drag and drop with it, which nobody else needs. */
const ListEditor = lazy(async () => {
  const { ListEditor } = await loadChunk(() => import('./list-editor.tsx'))
  return { default: ListEditor }
})

type EditableListProps = {
  username: string
  listId: string
  /** Shown in place of the editor where the list turns out to be somebody else's. */
  otherwise: ReactNode
}

/** The editor of a list, its code and its content on their way together. */
export function EditableList({ username, listId, otherwise }: EditableListProps) {
  const { data, error, isFetching, refetch } = useEditableList(listId)
  if (isApiError(error, 'list_not_found')) return <Navigate to={paths.pageNotFound()} replace />
  if (data && !isSameName(data.list.owner.username, username)) return otherwise
  if (error) {
    return (
      <ErrorState
        whole
        text={listTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <ListEditor content={data} />
    </Suspense>
  )
}
