import { cutText } from '@medley/contract/values/text-cuts'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineRemovalTarget } from '../../ports/removal-target.ts'

const text = z.string().nullable()
const kept = z.object({ bio: text, link: text, place: text, pronouns: text })

/** A member's texts about themselves. */
export const profileTextsRemovalTarget = defineRemovalTarget({
  type: 'profileTexts',
  kept,
  async remove(tx, id) {
    const { rows } = await sql<z.output<typeof kept>>`
      delete from profile_texts where user_id = ${id} returning bio, link, place, pronouns
    `.execute(tx)
    const [texts] = rows
    if (!texts) return undefined
    const { bio, link, place, pronouns } = texts
    const summary = [bio, link, place, pronouns].filter((one) => one !== null).join(' · ')
    return { memberId: id, summary: cutText(summary, 200), kept: texts }
  },
  async restore(tx, id, { bio, link, place, pronouns }) {
    const { numAffectedRows } = await sql`
      insert into profile_texts (user_id, bio, link, place, pronouns)
      select id, ${bio}, ${link}, ${place}, ${pronouns} from users where id = ${id}
      on conflict (user_id) do nothing
    `.execute(tx)
    return (numAffectedRows ?? 0n) > 0n
  },
})
