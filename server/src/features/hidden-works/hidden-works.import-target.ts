import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import {
  type ImportTarget,
  type SharedOutcome,
  withinLimit,
} from '../imports/port/import-target.ts'
import { findWorksByIds } from '../works/works.service.ts'

/** A hidden work of a file, with its ids by source. */
export interface ImportedHiddenWork {
  medium: Medium
  ids: Record<string, string>
  time: string
}

interface HiddenState {
  time: string
}

/** Hidden works that are here by an id and visible to the member; no work is added in order to be hidden. */
export const hiddenWorksImportTarget: ImportTarget<
  readonly ImportedHiddenWork[],
  SharedOutcome[],
  ImportedHiddenWork,
  HiddenState
> = {
  kinds: ['hiddenWork'],
  existing: async (handle, userId, hidden) => {
    const works = await findWorksByIds(handle, userId, hidden)
    const here = await listHidden(handle, userId)
    const outcomes = hidden.map((_, place) => {
      const workId = works.get(place)
      if (workId === undefined) return 'absent'
      return here.has(workId) ? 'here' : 'new'
    })
    return withinLimit(outcomes, limits.hiddenWorksMax - here.size)
  },
  write: async (tx, userId, hidden) => {
    const works = await findWorksByIds(tx, userId, hidden)
    const here = await listHidden(tx, userId)
    const added = [...works]
      .filter(([, workId]) => !here.has(workId))
      .map(([place, workId]) => ({ workId, time: hidden[place]?.time }))
      .slice(0, Math.max(0, limits.hiddenWorksMax - here.size))
    const { rows } = await sql<{ workId: number; time: Date }>`
      insert into hidden_works (user_id, work_id, time_hidden)
      select ${userId}::integer, added."workId", added.time
      from json_to_recordset(${JSON.stringify(added)}) as added ("workId" integer, time timestamptz)
      on conflict do nothing
      returning work_id as "workId", time_hidden as time
    `.execute(tx)
    return rows.map(({ workId, time }) => ({
      kind: 'hiddenWork',
      targetId: null,
      workId,
      importKey: null,
      state: { time: time.toISOString() },
    }))
  },
  revert: async (tx, userId, writes) => {
    const made = writes.map(({ workId, state }) => ({ workId, ...state }))
    await sql`
      delete from hidden_works
      using json_to_recordset(${JSON.stringify(made)}) as made ("workId" integer, time timestamptz)
      where user_id = ${userId} and work_id = made."workId" and time_hidden = made.time
    `.execute(tx)
    return new Map()
  },
}

async function listHidden(handle: Handle, userId: number): Promise<Set<number>> {
  const rows = await handle
    .selectFrom('hidden_works')
    .select('work_id as workId')
    .where('user_id', '=', userId)
    .execute()
  return new Set(rows.map(({ workId }) => workId))
}
