import type { ImportState } from '@medley/contract/transfer/import-values'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import type { SourceWork } from '@medley/doors/record'
import type { LookUp } from './find-look-ups.ts'

interface Owner {
  userId: number
  id: number
}

/** A look-up without an outcome yet. */
export interface OpenLookUp extends LookUp {
  /** As its first item names it. */
  work: SourceWork
  /** Tries in which at least one source failed. */
  tries: number
}

export async function insertLookUps(
  tx: Tx,
  { userId, id }: Owner,
  lookUps: readonly LookUp[],
): Promise<void> {
  await sql`
    insert into import_look_ups (user_id, import_id, position, medium)
    select ${userId}::integer, ${id}::integer, position, medium
    from json_to_recordset(${JSON.stringify(lookUps)}) as one (position integer, medium text)
  `.execute(tx)
}

interface Wanted {
  mediums: readonly Medium[]
  limit: number
  /** States of the import in which it is looked at. */
  states: readonly ImportState[]
  /** Positions to leave out. */
  except?: readonly number[]
}

/** The next look-ups of an import: fewest tries first, then in plan order. */
export async function listOpenLookUps(
  handle: Handle,
  { userId, id }: Owner,
  { mediums, limit, states, except = [] }: Wanted,
): Promise<OpenLookUp[]> {
  const { rows } = await sql<OpenLookUp>`
    select position, look_up.medium, tries, import_items.item -> 'work' as work
    from import_look_ups as look_up
    join import_items using (user_id, import_id, position)
    where user_id = ${userId} and import_id = ${id} and look_up.outcome is null
      and look_up.medium = any(${mediums}::text[]) and position <> all(${[...except]}::integer[])
      and exists (
        select from imports
        where imports.user_id = ${userId} and imports.id = ${id} and state = any(${states}::text[])
      )
    order by tries, position limit ${limit}
  `.execute(handle)
  return rows
}

export interface LookUpResult {
  position: number
  tries: number
  outcome: 'answered' | 'failed' | null
}

export async function updateLookUp(
  tx: Tx,
  { userId, id }: Owner,
  { position, tries, outcome }: LookUpResult,
): Promise<void> {
  await tx
    .updateTable('import_look_ups')
    .set({ tries, outcome })
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('position', '=', position)
    .execute()
}

/** Marks all open look-ups as failed, so that the plan no longer waits. */
export async function failOpenLookUps(handle: Handle, { userId, id }: Owner): Promise<void> {
  await handle
    .updateTable('import_look_ups')
    .set({ outcome: 'failed' })
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}
