import type { z } from 'zod'
import { ArchiveError } from './archive-error.ts'
import {
  type Closing,
  closing,
  closingName,
  EntryDigest,
  filesFolder,
  formatVersion,
  type Opening,
  opening,
  openingName,
  secretName,
  tableOf,
  tablesFolder,
} from './archive-format.ts'
import { type ArchiveEntry, readArchive } from './read-archive.ts'

export interface CheckedArchive {
  opening: Opening
  closing: Closing
  secret: Buffer | undefined
}

const jsonBytesMax = 64_000_000

/**
 * Reads a whole archive and compares it with what its end says about it.
 *
 * @throws ArchiveError unless it is complete, unchanged and of a format that this version reads
 */
export async function checkArchive(
  file: string,
  passphrase: string | undefined,
): Promise<CheckedArchive> {
  const seen: Seen = { digest: new EntryDigest(), secret: undefined, files: 0 }
  for await (const entry of readArchive(file, passphrase)) await see(file, entry, seen)
  const { opening: begin, closing: end, digest, files, secret } = seen
  if (!begin || !end) throw new ArchiveError(`${file} is cut off.`)
  const isSame = end.entries === digest.entries && end.digest === digest.end()
  if (!isSame || end.files !== files) throw new ArchiveError(`${file} is damaged.`)
  return { opening: begin, closing: end, secret }
}

/** Facts read so far. */
interface Seen {
  digest: EntryDigest
  opening?: Opening
  closing?: Closing
  secret: Buffer | undefined
  files: number
}

async function see(file: string, { name, body }: ArchiveEntry, seen: Seen): Promise<void> {
  if (seen.closing) throw new ArchiveError(`${file} goes on after its end.`)
  if (name === closingName) {
    seen.closing = parse(file, closing, await readBytes(body))
    return
  }
  seen.digest.begin(name)
  if (!seen.opening) {
    seen.opening = readOpening(file, name, await readBytes(body, seen.digest))
    return
  }
  requireKnown(file, name, seen.opening)
  if (name === secretName) {
    seen.secret = await readBytes(body, seen.digest)
    return
  }
  if (name.startsWith(filesFolder)) seen.files += 1
  for await (const bytes of body) seen.digest.add(bytes)
}

function readOpening(file: string, name: string, bytes: Buffer): Opening {
  if (name !== openingName) throw new ArchiveError(`${file} is no backup of Medley.`)
  const found = parse(file, opening, bytes)
  if (found.formatVersion > formatVersion) {
    throw new ArchiveError(
      `${file} was written by Medley ${found.productVersion}, which is newer; restore it with that version.`,
    )
  }
  return found
}

function requireKnown(file: string, name: string, { tables }: Opening): void {
  const isPiece = name.startsWith(tablesFolder) && tables.some((one) => one.name === tableOf(name))
  if (isPiece || name === secretName || name.startsWith(filesFolder)) return
  throw new ArchiveError(`${file} holds ${JSON.stringify(name)}, which this version does not know.`)
}

function parse<Shape>(file: string, schema: z.ZodType<Shape>, bytes: Buffer): Shape {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    throw new ArchiveError(`${file} is damaged, or was not written by Medley.`, { cause: error })
  }
}

async function readBytes(body: AsyncIterable<Uint8Array>, digest?: EntryDigest): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const bytes of body) {
    digest?.add(bytes)
    pieces.push(bytes)
    length += bytes.length
    if (length > jsonBytesMax)
      throw new ArchiveError('An entry is larger than any that was written.')
  }
  return Buffer.concat(pieces)
}
