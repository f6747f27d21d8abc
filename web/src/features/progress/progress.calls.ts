import type { Api, BodyOf } from '@medley/contract/api'
import type { NamedEntry } from '@medley/contract/entries'
import type { Medium } from '@medley/contract/medium'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { today } from '../../lib/time/today.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { refreshViewings } from '../reviews/refresh-viewings.ts'
import { workKeys } from '../works/works.calls.ts'
import { progressTexts as texts } from './progress.messages.ts'

export interface ProgressWork {
  id: number
  medium: Medium
}

const pathOf = ({ medium, id }: ProgressWork) => ({ medium, workId: String(id) })

/** The member's progress in a work; refetched with the marks of its entries. */
export function progressQuery(work: ProgressWork) {
  return queryOptions({
    queryKey: [...workKeys.entries(work.medium, work.id), 'progress'] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/progress/{medium}/{workId}', { params: pathOf(work), signal }),
  })
}

/** Changes the member's progress in a work; absent fields stay. */
export function setProgress(
  work: ProgressWork,
  body: BodyOf<Api['PUT /v1/progress/{medium}/{workId}']>,
): Promise<void> {
  return saved(work, () =>
    call('PUT /v1/progress/{medium}/{workId}', { params: pathOf(work), body }),
  )
}

/** Ends the member's progress in a work. */
export function removeProgress(work: ProgressWork): Promise<void> {
  return saved(work, () => call('DELETE /v1/progress/{medium}/{workId}', { params: pathOf(work) }))
}

/** Marks the next entry as seen today, which moves the progress to it. */
export function seeNext(work: ProgressWork, { id }: NamedEntry): Promise<void> {
  return saved(work, async () => {
    const params = { entryId: String(id) }
    await call('PUT /v1/entry-viewings/{entryId}', { params, body: { day: today() } })
    await refreshViewings()
  })
}

async function saved(work: ProgressWork, save: () => Promise<unknown>): Promise<void> {
  try {
    await save()
  } catch {
    showSnackbar({ text: texts.failed, kind: 'error' })
  }
  await queryClient.invalidateQueries({ queryKey: workKeys.entries(work.medium, work.id) })
}
