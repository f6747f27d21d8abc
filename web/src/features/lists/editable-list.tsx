import { listsTexts } from '@medley/texts/lists'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate } from '../../lib/router/navigation.tsx'
import { isApiError } from '../../lib/api.ts'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { isSameName } from '../sessions/own-username.ts'
import { useEditableList } from './lists.calls.ts'
import { EditorSkeleton } from './parts/list-skeletons.tsx'

/** Lazy, since only the editor needs the drag-and-drop library. */
const ListEditor = lazy(async () => {
  const { ListEditor } = await loadChunk(() => import('./list-editor.tsx'))
  return { default: ListEditor }
})

type EditableListProps = {
  username: string
  listId: string
  /** Rendered instead if the list belongs to another user. */
  otherwise: ReactNode
}

/** The list editor; loads code and content in parallel. */
export function EditableList({ username, listId, otherwise }: EditableListProps) {
  const { data, error, isFetching, refetch } = useEditableList(listId)
  if (isApiError(error, 'list_not_found')) return <Navigate to={paths.pageNotFound()} replace />
  if (data && !isSameName(data.list.owner.username, username)) return otherwise
  if (error) {
    return (
      <ErrorState
        whole
        text={listsTexts.loadFailed}
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
