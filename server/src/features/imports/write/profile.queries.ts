import type { Audience } from '@medley/contract/values/audiences'
import type { Language } from '@medley/contract/values/languages'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import type { MedleyProfile } from '@medley/doors/record'

interface Owner {
  userId: number
  id: number
}

/** Stores the profile of an export with its plan; the first one stays. */
export async function insertProfile(
  tx: Tx,
  { userId, id }: Owner,
  profile: MedleyProfile,
): Promise<void> {
  await tx
    .insertInto('import_profiles')
    .values({
      user_id: userId,
      import_id: id,
      first_name: profile.firstName,
      last_name: profile.lastName,
      language: profile.language,
      picture: profile.picture,
      leaves_suggestions: profile.leavesSuggestions,
      leaves_recommendations: profile.leavesRecommendations,
      audience: profile.audience,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findProfile(
  handle: Handle,
  { userId, importId }: { userId: number; importId: number },
): Promise<MedleyProfile | undefined> {
  return handle
    .selectFrom('import_profiles')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'language',
      'picture',
      'leaves_suggestions as leavesSuggestions',
      'leaves_recommendations as leavesRecommendations',
      'audience',
    ])
    .$narrowType<{ language: Language | null; audience: Audience }>()
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .executeTakeFirst()
}

/** The favorites of a plan that have a match and were not skipped. */
export async function listPlannedFavorites(
  handle: Handle,
  { userId, id }: Owner,
): Promise<{ medium: Medium; workId: number; time: string }[]> {
  const { rows } = await sql<{ medium: Medium; workId: number; time: string }>`
    select works.medium, works.id as "workId", item->'favorite'->>'time' as time
    from import_items join works on works.id = work_id
    where user_id = ${userId} and import_id = ${id} and item ? 'favorite'
      and decision is distinct from 'skipped'
    order by position
  `.execute(handle)
  return rows
}
