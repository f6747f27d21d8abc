import { sql } from 'kysely'
import { z } from 'zod'
import { defineRemovalTarget } from '../../ports/removal-target.ts'

const kept = z.object({ pictureKey: z.string() })

/** A member's profile picture; its file stays until the kept copy goes. */
export const pictureRemovalTarget = defineRemovalTarget({
  type: 'picture',
  kept,
  async remove(tx, id) {
    const { rows } = await sql<{ username: string; pictureKey: string | null }>`
      with before as (
        select id, username, profile_picture as "pictureKey" from users where id = ${id} for update
      )
      update users set profile_picture = null from before where users.id = before.id
      returning before.username::text as username, before."pictureKey"
    `.execute(tx)
    const [row] = rows
    if (!row || row.pictureKey === null) return undefined
    return { memberId: id, summary: row.username, kept: { pictureKey: row.pictureKey } }
  },
  async restore(tx, id, { pictureKey }) {
    const { numAffectedRows } = await sql`
      update users set profile_picture = ${pictureKey} where id = ${id} and profile_picture is null
    `.execute(tx)
    return (numAffectedRows ?? 0n) > 0n
  },
})
