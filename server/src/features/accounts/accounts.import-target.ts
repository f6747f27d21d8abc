import { randomBytes } from 'node:crypto'
import type { Audience } from '@medley/contract/values/audiences'
import type { Language } from '@medley/contract/values/languages'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { afterCommit, type Tx } from '../../db/transaction.ts'
import { openPicture } from '../../lib/open-picture.ts'
import type { ImportTarget, Write } from '../../ports/import-target.ts'
import {
  narrowAudience,
  openAudience,
  switchSuggestions,
} from '../privacy-settings/privacy-settings.service.ts'
import { setInRecommendations } from './accounts.recommendations.service.ts'

/** Names, language and picture key; null if the import has none. */
interface ImportedProfile {
  firstName: string | null
  lastName: string | null
  /** Absent in writes of earlier versions. */
  language?: Language | null
  picture: string | null
  /** True if the file excludes the member from friend suggestions and recommendations. */
  leavesSuggestions: boolean
  leavesRecommendations: boolean
}

/** Fields that the import filled in; null for the others. */
type FilledFields = Pick<ImportedProfile, 'firstName' | 'lastName' | 'language' | 'picture'>

/** Fields that the import filled in and settings that it switched off; null for the others. */
interface FilledProfile extends FilledFields {
  /** Absent in writes of earlier versions. */
  leftSuggestions?: true | null
  leftRecommendations?: true | null
  narrowed?: Audience | null
}

/** Names, picture and settings that the account already has. */
interface ExistingProfile {
  names: boolean
  picture: boolean
}

/**
 * Imports fill in missing names, a language where none was chosen, and a missing picture, and switch off what the
 * file has switched off.
 */
export const accountsImportTarget: ImportTarget<
  void,
  ExistingProfile,
  ImportedProfile,
  FilledProfile
> = {
  kinds: ['profile'],
  existing: async (handle, userId) => {
    const { rows } = await sql<ExistingProfile>`
      select first_name is not null or last_name is not null as names,
        profile_picture is not null as picture
      from users where id = ${userId}
    `.execute(handle)
    return rows[0] ?? { names: true, picture: true }
  },
  write: async (tx, userId, profiles) => {
    const writes = []
    for (const profile of profiles) {
      const filled = await fillMissingProfileFields(tx, userId, profile)
      const state = { ...filled, ...(await leaveAsInFile(tx, userId, profile)) }
      if (Object.values(state).every((value) => value === null)) continue
      const write = { kind: 'profile', targetId: null, workId: null, importKey: null } as const
      writes.push({ ...write, state })
    }
    return writes
  },
  revert: async (tx, userId, writes, { files }) => {
    for (const { state } of writes) {
      const { rows } = await sql<{ picture: string | null }>`
        with before as (
          select id, profile_picture as picture from users where id = ${userId} for update
        )
        update users set
          first_name = nullif(first_name, ${state.firstName}),
          last_name = nullif(last_name, ${state.lastName}),
          language = nullif(language, ${state.language ?? null}),
          profile_picture = nullif(profile_picture, ${state.picture})
        from before where users.id = before.id
        returning before.picture
      `.execute(tx)
      const { picture } = state
      if (state.leftSuggestions) await switchSuggestions(tx, userId, true)
      if (state.leftRecommendations) await setInRecommendations(tx, userId, true)
      if (state.narrowed) await openAudience(tx, userId, state.narrowed)
      if (picture !== null && rows[0]?.picture === picture) afterCommit(() => files.remove(picture))
    }
    return new Map()
  },
}

async function leaveAsInFile(
  tx: Tx,
  userId: number,
  { leavesSuggestions, leavesRecommendations }: ImportedProfile,
): Promise<Pick<FilledProfile, 'leftSuggestions' | 'leftRecommendations'>> {
  const isUnsuggested = leavesSuggestions && (await switchSuggestions(tx, userId, false))
  const isOut = leavesRecommendations && (await setInRecommendations(tx, userId, false))
  return { leftSuggestions: isUnsuggested || null, leftRecommendations: isOut || null }
}

/** Narrows the audience as the file has it, before anything is written that others could see. */
export async function narrowAsInFile(
  tx: Tx,
  userId: number,
  audience: Audience,
): Promise<Write<FilledProfile>[]> {
  if (!(await narrowAudience(tx, userId, audience))) return []
  const nothing = { firstName: null, lastName: null, language: null, picture: null }
  const write = { kind: 'profile', targetId: null, workId: null, importKey: null } as const
  return [{ ...write, state: { ...nothing, narrowed: audience } }]
}

/** Returns the filled-in values; null for fields that were not missing or not in the import. */
async function fillMissingProfileFields(
  tx: Tx,
  userId: number,
  { firstName, lastName, language = null, picture }: ImportedProfile,
): Promise<FilledFields> {
  const { rows } = await sql<Omit<FilledFields, 'language'> & { hadNoLanguage: boolean | null }>`
    with before as (
      select id, first_name is null and last_name is null as nameless,
        language is null as has_no_language, profile_picture is null as bare
      from users where id = ${userId} for update
    )
    update users set
      first_name = case when nameless then ${firstName} else first_name end,
      last_name = case when nameless then ${lastName} else last_name end,
      language = coalesce(users.language, ${language}),
      profile_picture = case when bare then ${picture} else profile_picture end
    from before where users.id = before.id
    returning case when nameless then ${firstName} end as "firstName",
      case when nameless then ${lastName} end as "lastName",
      has_no_language as "hadNoLanguage",
      case when bare then ${picture} end as picture
  `.execute(tx)
  const [filled] = rows
  if (!filled) return { firstName: null, lastName: null, language: null, picture: null }
  const { hadNoLanguage, ...others } = filled
  return { ...others, language: hadNoLanguage ? language : null }
}

/** A high quality, since the picture has been encoded before. */
const pictureMax = { bytes: 2_000_000, edge: 1024, quality: 90 }

/** Stores a picture from an export; returns its key, or null if the bytes are not a valid picture. */
export async function storeImportedPicture(
  { files }: Pick<Context, 'files'>,
  bytes: Buffer,
): Promise<string | null> {
  const picture = await encodeAgain(bytes)
  if (!picture) return null
  const key = `${randomBytes(16).toString('hex')}.webp`
  await files.put(key, picture)
  return key
}

/**
 * A picture in the storage format, encoded again without metadata and other content of the file; null
 * for anything else.
 */
async function encodeAgain(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length > pictureMax.bytes) return null
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp) return null
  try {
    const limitInputPixels = pictureMax.edge ** 2
    const picture = await openPicture(bytes, { limitInputPixels })
    return await picture.webp({ quality: pictureMax.quality }).toBuffer()
  } catch {
    return null
  }
}
