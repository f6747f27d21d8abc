import { sql } from 'kysely'
import { z } from 'zod'
import { defineRemovalTarget } from '../../ports/removal-target.ts'
import { insertSentWorkRows } from './sent-works.queries.ts'

const row = z.record(z.string(), z.unknown())

/** A sent work with its note. Its notifications stay deleted. */
export const sentWorksRemovalTarget = defineRemovalTarget({
  type: 'sentWork',
  kept: row,
  async remove(tx, id) {
    const { rows } = await sql<{ memberId: number; summary: string; kept: z.output<typeof row> }>`
      delete from sent_works where id = ${id}
      returning sender_id as "memberId", coalesce(note, '') as summary, to_jsonb(sent_works) as kept
    `.execute(tx)
    return rows[0]
  },
  restore: async (tx, _, kept) => (await insertSentWorkRows(tx, [kept])) > 0,
})
