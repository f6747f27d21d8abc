import type { ProfileTexts } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { keptBecause, type SharedImportTarget } from '../../ports/import-target.ts'
import { replaceTexts } from './profiles.texts.queries.ts'

/** One of the texts that a member of a file says about themselves. */
export interface ImportedProfileText {
  field: keyof ProfileTexts
  text: string
}

/** Texts where the member has none; what they say themselves stays. */
export const profileTextsImportTarget: SharedImportTarget<
  ImportedProfileText,
  ImportedProfileText
> = {
  kinds: ['profileText'],
  thing: 'profileText',
  existing: async (handle, userId, things) => {
    const texts = await findTexts(handle, userId)
    return things.map(({ field }) => (texts[field] === null ? 'new' : 'here'))
  },
  write: async (tx, userId, things) => {
    const texts = await findTexts(tx, userId)
    const missing = things.filter(({ field }) => texts[field] === null)
    for (const { field, text } of missing) texts[field] = text
    if (missing.length > 0) await replaceTexts(tx, userId, texts)
    return missing.map((state) => ({
      kind: 'profileText',
      targetId: null,
      workId: null,
      importKey: null,
      state,
    }))
  },
  revert: async (tx, userId, writes) => {
    const texts = await findTexts(tx, userId)
    const isChanged = ({ state: { field, text } }: (typeof writes)[number]) => texts[field] !== text
    const left = { ...texts }
    for (const { state } of writes.filter((one) => !isChanged(one))) left[state.field] = null
    await replaceTexts(tx, userId, left)
    return keptBecause(
      'changedSince',
      writes,
      (one) => isChanged(one) && texts[one.state.field] !== null,
    )
  },
}

async function findTexts(handle: Handle, userId: number): Promise<ProfileTexts> {
  const { rows } = await sql<ProfileTexts>`
    select bio, link, place, pronouns from users
    left join profile_texts on profile_texts.user_id = users.id
    where users.id = ${userId}
  `.execute(handle)
  return rows[0] ?? { bio: null, link: null, place: null, pronouns: null }
}
