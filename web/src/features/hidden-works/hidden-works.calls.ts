import type { WorkRef } from '@medley/contract/shapes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { changeVisibility } from '../blocks/change-visibility.ts'
import { hiddenWorkTexts as texts } from './hidden-works.messages.ts'

type Named = Pick<WorkRef, 'id' | 'medium'>

const undoTime = 8_000
const paramsOf = ({ id, medium }: Named) => ({ params: { medium, workId: String(id) } })

/** Query for whether the member hides a work. */
export function hiddenWorkQuery(work: Named) {
  return queryOptions({
    queryKey: ['hidden-works', 'one', work.id],
    queryFn: ({ signal }) =>
      call('GET /v1/hidden-works/{medium}/{workId}', { ...paramsOf(work), signal }),
    select: ({ isHidden }) => isHidden,
  })
}

/** The works that the member hides, page by page. */
export const hiddenWorksQuery = infiniteQueryOptions({
  queryKey: ['hidden-works', 'list'],
  queryFn: ({ pageParam: offset, signal }) =>
    call('GET /v1/hidden-works', { query: { limit: 20, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ totalCount }, pages) => {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0)
    return shown < totalCount ? shown : undefined
  },
})

/** Hides a work, and offers to undo it. */
export async function hideWork(work: Named): Promise<void> {
  await changeVisibility(async () => {
    await call('PUT /v1/hidden-works/{medium}/{workId}', paramsOf(work))
    const action = { label: texts.undo, run: () => void unhideWork(work) }
    showSnackbar({ text: texts.hidden, kind: 'success', timeout: undoTime, action })
  }, failure)
}

/** Shows a hidden work again. */
export async function unhideWork(work: Named): Promise<void> {
  await changeVisibility(async () => {
    await call('DELETE /v1/hidden-works/{medium}/{workId}', paramsOf(work))
    showSnackbar({ text: texts.shown, kind: 'success' })
  }, failure)
}

const failure = { log: 'A hidden work could not be changed', text: texts.failed }
