import { createReadStream } from 'node:fs'
import type { Handle, Tx } from '../../db/transaction.ts'

interface Owner {
  userId: number
  id: number
}

const pieceBytes = 1_000_000

/** Stores an uploaded file in pieces until its import is planned; `file` is its place from 1. */
export async function insertUpload(
  tx: Tx,
  { userId, id }: Owner,
  { file, path }: { file: number; path: string },
): Promise<void> {
  const pieces: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: pieceBytes })
  let position = 0
  for await (const bytes of pieces) {
    position += 1
    const piece = { user_id: userId, import_id: id, file, position, bytes }
    await tx.insertInto('import_uploads').values(piece).execute()
  }
}

/** The pieces of an uploaded file, read one at a time. */
export async function* readUpload(
  handle: Handle,
  { userId, id }: Owner,
  file: number,
): AsyncGenerator<Buffer> {
  for (let position = 1; ; position += 1) {
    const piece = await handle
      .selectFrom('import_uploads')
      .select('bytes')
      .where('user_id', '=', userId)
      .where('import_id', '=', id)
      .where('file', '=', file)
      .where('position', '=', position)
      .executeTakeFirst()
    if (!piece) return
    yield piece.bytes
  }
}

export async function deleteUploads(tx: Tx, { userId, id }: Owner): Promise<void> {
  await tx
    .deleteFrom('import_uploads')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .execute()
}
