import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { ImportMessage } from '@medley/messages/import-messages'
import {
  type Entry,
  fromBufferPromise,
  getFileNameLowLevel,
  validateFileName,
  type ZipFile,
} from 'yauzl'
import { pictureName } from '../own/medley-names.ts'
import { type InputFile, UnreadableFile } from '../record.ts'
import { findUnopened } from '../readers.ts'

export const zipLimits = {
  entries: 3_000,
  fileBytes: 60_000_000,
  totalBytes: 150_000_000,
  /** Maximum compression ratio of a file, beyond the first megabyte. */
  ratio: 200,
}

/** True if bytes start with a ZIP signature. */
export function isZip(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4)
  return start === 'PK\u0003\u0004' || start === 'PK\u0005\u0006'
}

/**
 * The files of a ZIP that can be exports, unpacked in memory; of those that are not to be opened, only the names. Sizes are
 * counted while unpacking, because those in the headers may be wrong. Files whose paths lead out of the ZIP are named.
 * @throws UnreadableFile for a ZIP that is damaged, encrypted or too large.
 */
export async function unpack({ name, bytes }: InputFile): Promise<InputFile[]> {
  const files: InputFile[] = []
  let bytesLeft = zipLimits.totalBytes
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false })
    if (zip.entryCount > zipLimits.entries) {
      throw new UnreadableFile({ code: 'zipFilesMax', params: { max: zipLimits.entries } })
    }
    const entries: NamedEntry[] = []
    for await (const entry of zip.eachEntry()) entries.push({ name: nameOf(entry), entry })
    const whyUnopened = findUnopened(entries.map((one) => one.name))
    for (const { name: path, entry } of entries) {
      if (validateFileName(path) !== null) {
        files.push({ name: path, bytes: Buffer.alloc(0), problem: { code: 'zipOutside' } })
        continue
      }
      if (isNested(path)) files.push({ name: path, bytes: zipStart })
      if (!isWanted(path)) continue
      const unopened = whyUnopened(path)
      if (unopened) {
        files.push({ name: path, bytes: Buffer.alloc(0), unopened })
        continue
      }
      if (entry.isEncrypted()) throw new UnreadableFile({ code: 'zipLocked' })
      const unpacked = await readEntry(zip, { name: path, entry }, bytesLeft)
      bytesLeft -= unpacked.length
      files.push({ name: path, bytes: unpacked })
    }
  } catch (error) {
    throw new UnreadableFile(problemOf(error), { file: name })
  }
  return files
}

interface NamedEntry {
  /** Its path in the ZIP. */
  name: string
  entry: Entry
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
}

/**
 * The file in a gzip, unpacked in memory; any other file as it is.
 * @throws UnreadableFile for one that is damaged or too large.
 */
export async function unpackGzip(file: InputFile): Promise<InputFile> {
  const { name, bytes } = file
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return file
  const size = Math.min(zipLimits.fileBytes, allowedSize(bytes.length))
  try {
    const unpacked = await promisify(gunzip)(bytes, { maxOutputLength: size })
    return { name: name.replace(/\.gz$/i, ''), bytes: unpacked }
  } catch (error) {
    const isLarge = error instanceof RangeError
    const excess = { file: name, compressedSize: bytes.length }
    const problem = isLarge ? describeExcess(excess, zipLimits.totalBytes) : problemOf(error)
    throw new UnreadableFile(problem, { file: name })
  }
}

function isWanted(path: string): boolean {
  return (
    path === pictureName ||
    (!isHidden(path) && /\.(csv|tsv|json|jsonl|ndjson|xml|opml|gz)$/i.test(path))
  )
}

function isHidden(path: string): boolean {
  return path.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'))
}

/** Stands for a ZIP inside a ZIP, which is not unpacked but reported. */
const zipStart = Buffer.from('PK\u0003\u0004', 'latin1')

function isNested(path: string): boolean {
  return !isHidden(path) && /\.zip$/i.test(path)
}

async function readEntry(
  zip: ZipFile,
  { name: file, entry }: NamedEntry,
  bytesLeft: number,
): Promise<Buffer> {
  const { compressedSize } = entry
  const tooLarge = () => new UnreadableFile(describeExcess({ file, compressedSize }, bytesLeft))
  const max = Math.min(zipLimits.fileBytes, bytesLeft, allowedSize(compressedSize))
  if (entry.uncompressedSize > max) throw tooLarge()
  const pieces: Buffer[] = []
  let size = 0
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
  for await (const piece of stream) {
    size += piece.length
    if (size > max) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function allowedSize(packedSize: number): number {
  return 1_000_000 + packedSize * zipLimits.ratio
}

/** Which limit an entry goes beyond, and what to do. */
function describeExcess(
  { file, compressedSize }: { file: string; compressedSize: number },
  bytesLeft: number,
): ImportMessage {
  const { fileBytes, totalBytes } = zipLimits
  const allowed = allowedSize(compressedSize)
  if (allowed < Math.min(fileBytes, bytesLeft)) return { code: 'zipRatio', params: { file } }
  return fileBytes <= bytesLeft
    ? { code: 'zipFileMax', params: { file, megabytes: fileBytes / 1_000_000 } }
    : { code: 'zipTotalMax', params: { file, megabytes: totalBytes / 1_000_000 } }
}

function problemOf(error: unknown): ImportMessage {
  return error instanceof UnreadableFile ? error.problem : { code: 'zipDamaged' }
}
