import type { Context } from '../../../context.ts'
import { writeDocument } from './document.ts'
import { findOwnProfile } from '../exports.reading.queries.ts'
import { tablesOf } from './tables.ts'
import type { ZipEntry } from './zip.ts'

const readme = `Everything you made on Medley.

medley.json            All of it. Another Medley reads this ZIP as it is: Settings, Import.
profile-picture.webp   Your profile picture, if you have one.
letterboxd/            Your films for letterboxd.com/import: at most 1000 in each file.
goodreads/books.csv    Your books for goodreads.com, My Books, Import and export.
`

/** The files of a member's export. Throws if the account was deleted. */
export async function filesOf(
  { db, clock, files }: Pick<Context, 'db' | 'clock' | 'files'>,
  userId: number,
): Promise<ZipEntry[]> {
  const profile = await findOwnProfile(db, userId, clock.now())
  if (!profile) throw new Error('The account has gone')
  const picture = profile.pictureKey === null ? null : await files.read(profile.pictureKey)
  const facts = { profile, hasPicture: picture !== null, time: clock.now() }
  return [
    { name: 'README.txt', content: () => once(readme) },
    { name: 'medley.json', content: () => writeDocument(db, userId, facts) },
    ...(picture ? [{ name: 'profile-picture.webp', content: () => once(picture) }] : []),
    ...(await tablesOf(db, userId)),
  ]
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value
}
