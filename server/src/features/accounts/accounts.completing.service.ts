import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Context } from '../../context.ts'
import { completeNames, completePictureKey } from './accounts.completing.queries.ts'

interface BroughtProfile {
  firstName: string | null
  lastName: string | null
  picture: Buffer | null
}

const pictureMax = { bytes: 2_000_000, edge: 1024 }

/** Gives an account the names and the picture that it lacks. A picture that is none is passed over. */
export async function completeProfile(
  { db, files }: Pick<Context, 'db' | 'files'>,
  userId: number,
  { firstName, lastName, picture }: BroughtProfile,
): Promise<void> {
  await completeNames(db, userId, { firstName, lastName })
  if (!picture || !(await isPicture(picture))) return
  const key = `${randomBytes(16).toString('hex')}.webp`
  await files.put(key, picture)
  if (!(await completePictureKey(db, userId, key))) await files.remove(key)
}

/** Whether it is as pictures are kept here: kept as it is, it stays the same through any number of moves. */
async function isPicture(bytes: Buffer): Promise<boolean> {
  if (bytes.length > pictureMax.bytes) return false
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp) return false
  try {
    const limitInputPixels = pictureMax.edge ** 2
    await sharp(bytes, { failOn: 'error', limitInputPixels }).stats()
    return true
  } catch {
    return false
  }
}
