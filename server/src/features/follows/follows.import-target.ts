import { limits } from '@medley/contract/limits'
import type { FollowKind } from '@medley/contract/library/follows'
import type { Medium } from '@medley/contract/values/medium'
import type { Handle } from '../../db/transaction.ts'
import { type SharedImportTarget, withinLimit } from '../../ports/import-target.ts'
import { findWorksByIds } from '../works/works.service.ts'
import {
  deleteFollowsAsWritten,
  findFollowed,
  insertFollows,
  listFollowed,
  type Target,
} from './follows.queries.ts'

/** A contributor by name, a series by one of its works, or a work by its ids by source. */
export interface ImportedFollow {
  contributor: string | null
  isSeries: boolean
  work: { medium: Medium; ids: Record<string, string> } | null
  isMuted: boolean
  time: string
}

interface FollowState {
  followed: FollowKind
  time: string
}

/** Follows of what is here and visible to the member; nothing is added in order to be followed. */
export const followsImportTarget: SharedImportTarget<ImportedFollow, FollowState> = {
  kinds: ['follow'],
  thing: 'follow',
  existing: async (handle, userId, given) => {
    const targets = await findTargets(handle, userId, given)
    const here = await listFollowed(handle, userId)
    const outcomes = targets.map((target) => {
      if (target === undefined) return 'absent'
      return here.has(keyOf(target)) ? 'here' : 'new'
    })
    return withinLimit(outcomes, limits.followsMax - here.size)
  },
  write: async (tx, userId, given) => {
    const targets = await findTargets(tx, userId, given)
    const here = await listFollowed(tx, userId)
    const added = given
      .flatMap(({ isMuted, time }, index) => {
        const target = targets[index]
        if (target === undefined || here.has(keyOf(target))) return []
        return [{ ...target, isMuted, time }]
      })
      .slice(0, Math.max(0, limits.followsMax - here.size))
    const rows = await insertFollows(tx, userId, added)
    return rows.map(({ kind, id, time }) => ({
      kind: 'follow',
      targetId: id,
      workId: kind === 'work' ? id : null,
      importKey: null,
      state: { followed: kind, time: time.toISOString() },
    }))
  },
  revert: async (tx, userId, writes) => {
    const made = writes.map(({ targetId, state: { followed, time } }) => ({
      kind: followed,
      id: targetId,
      time,
    }))
    await deleteFollowsAsWritten(tx, userId, made)
    return new Map()
  },
}

const keyOf = ({ kind, id }: Target) => `${kind} ${id}`

/** The rows that the things of a file name, in their order. */
async function findTargets(
  handle: Handle,
  userId: number,
  given: readonly ImportedFollow[],
): Promise<(Target | undefined)[]> {
  const named = given.flatMap(({ work }, index) => (work ? [{ index, work }] : []))
  const found = await findWorksByIds(
    handle,
    userId,
    named.map(({ work }) => work),
  )
  const works = new Map(named.map(({ index }, place) => [index, found.get(place)]))
  const things = given.map(({ contributor, isSeries }, index) => ({
    index,
    contributor,
    isSeries,
    workId: works.get(index) ?? null,
  }))
  const targets = new Map(
    (await findFollowed(handle, userId, things)).map((row) => [row.index, row]),
  )
  return given.map((_, index) => targets.get(index))
}
