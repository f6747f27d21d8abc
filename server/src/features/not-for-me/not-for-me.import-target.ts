import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { type SharedImportTarget, withinLimit } from '../../ports/import-target.ts'
import { findWorksByIds } from '../works/works.service.ts'
import { deleteWorksAsWritten, insertWorks, listWorkIds } from './not-for-me.queries.ts'

/** A work of a file that is not for the member, with its ids by source. */
export interface ImportedWork {
  medium: Medium
  ids: Record<string, string>
  time: string
}

const max = limits.notForMeMax

/** Plans and undo records keep the two kinds of version 0.2.0: with and without the switch. */
export const hiddenWorksImportTarget = targetOf('hiddenWork', true)
export const dismissedWorksImportTarget = targetOf('dismissedWork', false)

/** Works that are here by an id and visible to the member; none is added in order to be in the set. */
function targetOf(
  kind: 'hiddenWork' | 'dismissedWork',
  alsoFromFeed: boolean,
): SharedImportTarget<ImportedWork, { time: string }> {
  return {
    kinds: [kind],
    thing: kind,
    existing: async (handle, userId, given) => {
      const works = await findWorksByIds(handle, userId, given)
      const here = await listWorkIds(handle, userId)
      const outcomes = given.map((_, index) => {
        const workId = works.get(index)
        if (workId === undefined) return 'absent'
        return here.has(workId) ? 'here' : 'new'
      })
      return withinLimit(outcomes, max - here.size)
    },
    write: async (tx, userId, given) => {
      const works = await findWorksByIds(tx, userId, given)
      const here = await listWorkIds(tx, userId)
      const added = given
        .flatMap(({ time }, index) => {
          const workId = works.get(index)
          return workId === undefined || here.has(workId) ? [] : [{ workId, time }]
        })
        .slice(0, Math.max(0, max - here.size))
      const rows = await insertWorks(tx, userId, alsoFromFeed, added)
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
      await deleteWorksAsWritten(tx, userId, made)
      return new Map()
    },
  }
}
