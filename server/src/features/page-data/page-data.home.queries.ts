import { mediums } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import {
  type Basis,
  basisColumns,
  joinedBasesOf,
} from '../recommendations/recommendations.visibility.ts'
import { welcomeColumnsOf, type WelcomeRow } from '../welcome/welcome.visibility.ts'

/** A member's first steps, and what their recommendations of each medium rest on. */
export async function listBeginnings(
  handle: Handle,
  userId: number,
): Promise<(WelcomeRow & Basis)[]> {
  const { rows } = await sql<WelcomeRow & Basis>`
    select steps.*, ${basisColumns}
    from (select ${welcomeColumnsOf(userId)} offset 0) as steps
    cross join ${joinedBasesOf(userId, mediums)}
    order by wanted.place
  `.execute(handle)
  return rows
}
