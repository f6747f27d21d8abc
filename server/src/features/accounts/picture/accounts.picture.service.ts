import { randomBytes } from 'node:crypto'
import type { Actor } from '../../../actor.ts'
import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { openPicture } from '../../../lib/open-picture.ts'
import { replacePictureKey } from './accounts.picture.queries.ts'

/** Edge of the stored square, in px. */
const edge = 512
const pixelsMax = 50_000_000
const signatures = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from('GIF8'),
]

/**
 * Sets the actor's profile picture, and removes the previous one. Returns the new one's URL.
 * Throws `unsupported_file_type`, or `file_too_large` for more pixels than are read.
 */
export async function changePicture(
  ctx: Context,
  actor: Actor,
  bytes: Buffer,
): Promise<{ url: string }> {
  const picture = await encodePicture(bytes)
  const key = `${randomBytes(16).toString('hex')}.webp`
  await ctx.files.put(key, picture)
  const before = await replacePictureKey(ctx.db, actor.id, key).catch(async (error: unknown) => {
    await dropPicture(ctx, key)
    throw error
  })
  if (!before) {
    // The account was deleted in the meantime.
    await dropPicture(ctx, key)
    throw new AppError('unauthenticated')
  }
  await dropPicture(ctx, before.pictureKey)
  return { url: ctx.files.url(key) }
}

/** Removes a file that no account uses any more. A failure is logged and leaves the file. */
export async function dropPicture(ctx: Context, key: string | null | undefined): Promise<void> {
  if (!key) return
  try {
    await ctx.files.remove(key)
  } catch (error) {
    ctx.log.error({ err: error, key }, 'A picture that nobody uses could not be removed')
  }
}

/** A square, upright WebP without metadata; animations are reduced to the first frame. */
async function encodePicture(bytes: Buffer): Promise<Buffer> {
  // Checks the signature first, so that no other decoder sees the bytes.
  if (!signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))) {
    throw new AppError('unsupported_file_type')
  }
  try {
    const header = await openPicture(bytes, { limitInputPixels: false })
    const { width, height } = await header.metadata()
    if (width * height > pixelsMax) throw new AppError('file_too_large')
    const picture = await openPicture(bytes, { limitInputPixels: pixelsMax })
    return await picture
      .autoOrient()
      .resize(edge, edge, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('unsupported_file_type', { detail: error })
  }
}
