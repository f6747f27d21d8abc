import { cutText } from '@medley/contract/values/text-cuts'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineRemovalTarget } from '../../ports/removal-target.ts'

const kept = z.object({ standing: z.enum(['confirmed', 'added']) })

/** Hides a work from everyone but admins; the reviews, marks and entries of members stay. */
export const worksRemovalTarget = defineRemovalTarget({
  type: 'work',
  kept,
  async remove(tx, id) {
    const { rows } = await sql<{ title: string; standing: 'confirmed' | 'added' | 'hidden' }>`
      with before as (select id, title, standing from works where id = ${id} for update)
      update works set standing = 'hidden' from before where works.id = before.id
      returning before.title, before.standing
    `.execute(tx)
    const [row] = rows
    if (!row || row.standing === 'hidden') return undefined
    const { title, standing } = row
    return { memberId: null, summary: cutText(title, 200), kept: { standing } }
  },
  async restore(tx, id, { standing }) {
    const { numAffectedRows } = await sql`
      update works set standing = ${standing} where id = ${id} and standing = 'hidden'
    `.execute(tx)
    return (numAffectedRows ?? 0n) > 0n
  },
})
