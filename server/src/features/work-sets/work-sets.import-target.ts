import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import { type SharedImportTarget, withinLimit } from '../../ports/import-target.ts'
import { findWorksByIds } from '../works/works.service.ts'
import {
  deleteFromSetAsWritten,
  insertAllIntoSet,
  listWorkIdsOfSet,
  type WorkSet,
} from './work-sets.queries.ts'

/** A work of a set in a file, with its ids by source. */
export interface ImportedSetWork {
  medium: Medium
  ids: Record<string, string>
  time: string
}

type SetTarget = SharedImportTarget<ImportedSetWork, { time: string }>

export const hiddenWorksImportTarget = targetOf('hidden_works', 'hiddenWork', limits.hiddenWorksMax)
export const dismissedWorksImportTarget = targetOf(
  'dismissed_works',
  'dismissedWork',
  limits.dismissedWorksMax,
)

/** Works that are here by an id and visible to the member; none is added in order to be in a set. */
function targetOf(set: WorkSet, kind: 'hiddenWork' | 'dismissedWork', max: number): SetTarget {
  return {
    kinds: [kind],
    thing: kind,
    existing: async (handle, userId, given) => {
      const works = await findWorksByIds(handle, userId, given)
      const here = await listWorkIdsOfSet(handle, set, userId)
      const outcomes = given.map((_, index) => {
        const workId = works.get(index)
        if (workId === undefined) return 'absent'
        return here.has(workId) ? 'here' : 'new'
      })
      return withinLimit(outcomes, max - here.size)
    },
    write: async (tx, userId, given) => {
      const works = await findWorksByIds(tx, userId, given)
      const here = await listWorkIdsOfSet(tx, set, userId)
      const added = given
        .flatMap(({ time }, index) => {
          const workId = works.get(index)
          return workId === undefined || here.has(workId) ? [] : [{ workId, time }]
        })
        .slice(0, Math.max(0, max - here.size))
      const rows = await insertAllIntoSet(tx, set, userId, added)
      return rows.map(({ workId, time }) => ({
        kind,
        targetId: null,
        workId,
        importKey: null,
        state: { time: time.toISOString() },
      }))
    },
    revert: async (tx, userId, writes) => {
      const made = writes.map(({ workId, state }) => ({ workId, ...state }))
      await deleteFromSetAsWritten(tx, set, userId, made)
      return new Map()
    },
  }
}
