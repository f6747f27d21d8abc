import { followsTexts } from '@medley/texts/follows'
import type { FollowKind } from '@medley/contract/library/follows'
import type { Medium } from '@medley/contract/values/medium'
import { call } from '../../lib/api.ts'
import { createChanges } from '../../lib/changes.ts'
import { logFailure } from '../../lib/log.ts'
import { invalidate } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { type WorkName, workParams } from '../works/works.calls.ts'

/** A contributor, series or work with its name. */
export type Target =
  | { kind: 'contributor'; id: number; name: string }
  | { kind: 'series'; id: number; name: string }
  | WorkTarget

export interface WorkTarget {
  kind: 'work'
  id: number
  medium: Medium
  name: string
}

/** The contributors, series or works that the member follows, page by page. */
export function followsQuery(kind: FollowKind) {
  return pages('GET /v1/follows', { query: { kind, limit: 20 } })
}

/** Query for whether the member follows a work, and why. */
export function workFollowQuery(work: WorkName) {
  return query('GET /v1/works/{medium}/{workId}/follow', { params: workParams(work) })
}

const changes = createChanges<string, boolean, boolean>()

/** Follows something or no more; the last press wins. A failure is shown with a way to try again, not thrown. */
export async function changeFollow(target: Target, wanted: boolean): Promise<void> {
  try {
    await changes.save(`${target.kind} ${target.id}`, {
      wanted,
      before: () => !wanted,
      isReached: (state, goal) => state === goal,
      save: async (goal) => (await save(target, goal)).isFollowed,
      show: () => undefined,
    })
  } catch (error) {
    logFailure('A follow could not be changed', error)
    const { name } = target
    showSnackbar({
      text: wanted ? followsTexts.failed({ name }) : followsTexts.failedToStop({ name }),
      kind: 'error',
      action: {
        label: followsTexts.tryAgain,
        run: () => {
          hideSnackbar()
          void changeFollow(target, wanted)
        },
      },
    })
  }
  await invalidate(
    'GET /v1/follows',
    'GET /v1/contributors/{contributorId}',
    'GET /v1/series/{seriesId}',
    'GET /v1/works/{medium}/{workId}/follow',
  )
}

function save(target: Target, isFollowed: boolean) {
  const id = String(target.id)
  if (target.kind === 'contributor') {
    const values = { params: { contributorId: id }, keepalive: true }
    return isFollowed
      ? call('PUT /v1/contributors/{contributorId}/follow', values)
      : call('DELETE /v1/contributors/{contributorId}/follow', values)
  }
  if (target.kind === 'series') {
    const values = { params: { seriesId: id }, keepalive: true }
    return isFollowed
      ? call('PUT /v1/series/{seriesId}/follow', values)
      : call('DELETE /v1/series/{seriesId}/follow', values)
  }
  const values = { params: workParams(target), keepalive: true }
  return isFollowed
    ? call('PUT /v1/works/{medium}/{workId}/follow', values)
    : call('DELETE /v1/works/{medium}/{workId}/follow', values)
}
