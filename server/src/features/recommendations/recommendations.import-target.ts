import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import {
  type ImportTarget,
  type SharedOutcome,
  withinLimit,
} from '../imports/port/import-target.ts'
import { findWorksByIds } from '../works/works.service.ts'
import {
  deleteDismissedWorksAsWritten,
  insertDismissedWorks,
  listDismissedWorkIds,
} from './recommendations.dismissals.queries.ts'

/** A dismissed work of a file, with its ids by source. */
export interface ImportedDismissedWork {
  medium: Medium
  ids: Record<string, string>
  time: string
}

/** Dismissed works that are here by an id and visible to the member; no work is added in order to be dismissed. */
export const dismissedWorksImportTarget: ImportTarget<
  readonly ImportedDismissedWork[],
  SharedOutcome[],
  ImportedDismissedWork,
  { time: string }
> = {
  kinds: ['dismissedWork'],
  existing: async (handle, userId, dismissed) => {
    const works = await findWorksByIds(handle, userId, dismissed)
    const here = await listDismissedWorkIds(handle, userId)
    const outcomes = dismissed.map((_, place) => {
      const workId = works.get(place)
      if (workId === undefined) return 'absent'
      return here.has(workId) ? 'here' : 'new'
    })
    return withinLimit(outcomes, limits.dismissedWorksMax - here.size)
  },
  write: async (tx, userId, dismissed) => {
    const works = await findWorksByIds(tx, userId, dismissed)
    const here = await listDismissedWorkIds(tx, userId)
    const added = [...works]
      .filter(([, workId]) => !here.has(workId))
      .flatMap(([place, workId]) => {
        const time = dismissed[place]?.time
        return time === undefined ? [] : [{ workId, time }]
      })
      .slice(0, Math.max(0, limits.dismissedWorksMax - here.size))
    const rows = await insertDismissedWorks(tx, userId, added)
    return rows.map(({ workId, time }) => ({
      kind: 'dismissedWork',
      targetId: null,
      workId,
      importKey: null,
      state: { time: time.toISOString() },
    }))
  },
  revert: async (tx, userId, writes) => {
    const made = writes.map(({ workId, state }) => ({ workId, ...state }))
    await deleteDismissedWorksAsWritten(tx, userId, made)
    return new Map()
  },
}
