import { textsIn } from '@medley/texts/server'
import type { Context } from '../../../context.ts'
import { writeDocument } from './document.ts'
import { findOwnProfile } from '../exports.profile.queries.ts'
import { tablesOf } from './tables.ts'
import { writeHistory } from './watched-history.ts'
import type { ZipEntry } from './zip.ts'

/** The files of a member's export. Throws if the account was deleted. */
export async function filesOf(
  { db, clock, files, targets }: Pick<Context, 'db' | 'clock' | 'files' | 'targets'>,
  userId: number,
): Promise<ZipEntry[]> {
  const profile = await findOwnProfile(db, userId, clock.now())
  if (!profile) throw new Error('The account has gone')
  const picture = profile.pictureKey === null ? null : await files.read(profile.pictureKey)
  const { readme } = textsIn(profile.language ?? 'en').exports
  const facts = { profile, hasPicture: picture !== null, time: clock.now() }
  return [
    { name: 'README.txt', content: () => once(readme) },
    { name: 'medley.json', content: () => writeDocument(db, targets.exports, userId, facts) },
    ...(picture ? [{ name: 'profile-picture.webp', content: () => once(picture) }] : []),
    ...(await tablesOf(db, userId)),
    { name: 'trakt/watched-history.json', content: () => writeHistory(db, userId) },
  ]
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value
}
