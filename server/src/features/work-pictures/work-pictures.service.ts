import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { type Handle, transaction } from '../../db/transaction.ts'
import { recordIfAvailable } from '../../db/unavailable.ts'
import { openPicture } from '../../lib/open-picture.ts'
import { createTaskQueue } from '../../load/task-queue.ts'
import {
  deleteUnusedPictures,
  findWorkPicture,
  touchWorkPicture,
  upsertWorkPicture,
} from './work-pictures.queries.ts'

export interface StoredPicture {
  key: string
  bytes: Buffer
}

const dayMs = 86_400_000
/** A failed picture is not tried again for this long. */
const failureMs = 3_600_000
/** Some sources limit how long what they give may be stored; TMDB to six months. */
const termMs = 150 * dayMs
const timeoutMs = 10_000
const bytesMax = 8_000_000
const pixelsMax = 40_000_000
/** Twice the largest poster on a screen, in px. */
const size = { width: 600, height: 900 }
const atOnceMax = 6
const waitingMax = 200

/**
 * Pictures of works: fetched from their sources once, encoded again and stored, up to a total size. Calls for
 * the same picture at a time share its look-up and fetch. Only addresses that a work holds are called, by the client
 * for public addresses. They are looked up in the database that is given with each call.
 */
export function createWorkPictures(
  ctx: Context,
  totalBytesMax: number,
): (db: Handle, hash: string) => Promise<StoredPicture | null> {
  const shared = new Map<string, Promise<StoredPicture | null>>()
  const inTurn = createTaskQueue(atOnceMax)
  let fetching = 0

  const find = async (db: Handle, hash: string) => {
    const picture = await findWorkPicture(db, hash)
    if (!picture) return null
    const { url, key, timeFetched, timeUsed } = picture
    const age = timeFetched ? Math.abs(ctx.clock.now().getTime() - timeFetched.getTime()) : Infinity
    if (key === null && age < failureMs) return null
    const bytes = key !== null && age < termMs ? await ctx.files.read(key) : null
    if (key !== null && bytes) {
      await recordUse(ctx, hash, timeUsed)
      return { key, bytes }
    }
    if (fetching >= waitingMax) return null
    fetching += 1
    return inTurn(() => fetchPicture(ctx, { hash, url, totalBytesMax })).finally(() => {
      fetching -= 1
    })
  }

  return (db, hash) => {
    const known = shared.get(hash)
    if (known) return known
    const found = find(db, hash).finally(() => shared.delete(hash))
    shared.set(hash, found)
    return found
  }
}

/** Uses are recorded once a day. */
async function recordUse(ctx: Context, hash: string, last: Date | null): Promise<void> {
  const now = ctx.clock.now()
  if (last && Math.abs(now.getTime() - last.getTime()) < dayMs) return
  await recordIfAvailable(() => touchWorkPicture(ctx.primary, hash, now))
}

interface Wanted {
  hash: string
  url: string
  totalBytesMax: number
}

/** Fetches and stores a picture; null if that failed, which is remembered for a while. */
async function fetchPicture(
  ctx: Context,
  { hash, url, totalBytesMax }: Wanted,
): Promise<StoredPicture | null> {
  const bytes = await download(ctx, url)
    .then(encode)
    .catch((error: unknown) => {
      ctx.log.info({ err: error, url }, 'A picture could not be fetched')
      return null
    })
  const key = bytes && `${randomBytes(16).toString('hex')}.webp`
  if (bytes && key !== null) await ctx.files.put(key, bytes)
  const now = ctx.clock.now()
  const replaced = await transaction(ctx.db, (tx) =>
    upsertWorkPicture(tx, { hash, key, size: bytes?.length ?? 0, now }),
  )
  const unused = key === null ? [] : await deleteUnusedPictures(ctx.db, totalBytesMax)
  for (const one of replaced === null ? unused : [replaced, ...unused]) await ctx.files.remove(one)
  return bytes && key !== null ? { key, bytes } : null
}

async function download({ web }: Context, url: string): Promise<Buffer> {
  const headers = { accept: 'image/webp,image/png,image/jpeg,image/gif' }
  const answer = await web.send({ url: new URL(url), headers, timeoutMs, bytesMax })
  if (answer.status !== 200) {
    await answer.close()
    throw new Error(`The source answered with ${answer.status}`)
  }
  const pieces: Uint8Array[] = []
  for await (const piece of answer.body()) pieces.push(piece)
  return Buffer.concat(pieces)
}

const isKnownType = (bytes: Buffer) =>
  [
    bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    bytes.subarray(0, 4).toString('latin1') === 'GIF8',
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  ].includes(true)

/** An upright WebP without metadata, not larger than any screen shows. */
async function encode(bytes: Buffer): Promise<Buffer> {
  // Checks the signature first, so that no other decoder sees the bytes.
  if (!isKnownType(bytes)) throw new Error('Not a picture of a known type')
  const picture = await openPicture(bytes, { limitInputPixels: pixelsMax })
  return picture
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}
