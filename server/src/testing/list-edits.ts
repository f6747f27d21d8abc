import type { EntryAction } from '@medley/contract/library/lists'
import type { Medium } from '@medley/contract/values/medium'
import type { TestUser } from './factories/users.ts'
import type { TestApp } from './harness.ts'

export interface ListedWork {
  id: number
  medium: Medium
}

/** Edits entries of a list as the given user. */
export const editList = (
  app: TestApp,
  user: TestUser | null,
  listId: number,
  actions: EntryAction[],
) =>
  app.call(user, 'POST /v1/lists/{id}/bulk-edits', {
    params: { id: String(listId) },
    body: { actions },
  })

export const add = ({ id, medium }: ListedWork): EntryAction => ({
  action: 'ADD',
  workId: id,
  medium,
})

export const drop = ({ id, medium }: ListedWork): EntryAction => ({
  action: 'DELETE',
  workId: id,
  medium,
})

export const move = ({ id, medium }: ListedWork, position: number): EntryAction => ({
  action: 'MOVE',
  workId: id,
  medium,
  position,
})

/** Without text, removes the note. */
export const note = ({ id, medium }: ListedWork, text: string | null): EntryAction => ({
  action: 'NOTE',
  workId: id,
  medium,
  note: text,
})
