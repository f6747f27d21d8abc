import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { ImportMessage } from '@medley/messages/import-messages'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { pictureName } from './sources/medley-names.ts'
import { type InputFile, UnreadableFile } from './record.ts'
import { findUnopened } from './readers.ts'

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
 * counted while unpacking, because those in the headers may be wrong.
 * @throws UnreadableFile for a ZIP that is damaged, encrypted, too large, or that names files outside it.
 */
export async function unpack({ name, bytes }: InputFile): Promise<InputFile[]> {
  const files: InputFile[] = []
  let bytesLeft = zipLimits.totalBytes
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true })
    if (zip.entryCount > zipLimits.entries) {
      throw new UnreadableFile({ code: 'zipFilesMax', params: { max: zipLimits.entries } })
    }
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    const whyUnopened = findUnopened(entries.map(({ fileName }) => fileName))
    for (const entry of entries) {
      if (isNested(entry.fileName)) files.push({ name: entry.fileName, bytes: zipStart })
      if (!isWanted(entry.fileName)) continue
      const unopened = whyUnopened(entry.fileName)
      if (unopened) {
        files.push({ name: entry.fileName, bytes: Buffer.alloc(0), unopened })
        continue
      }
      if (entry.isEncrypted()) throw new UnreadableFile({ code: 'zipLocked' })
      const unpacked = await readEntry(zip, entry, bytesLeft)
      bytesLeft -= unpacked.length
      files.push({ name: entry.fileName, bytes: unpacked })
    }
  } catch (error) {
    throw new UnreadableFile(problemOf(error), { file: name })
  }
  return files
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
    const excess = { fileName: name, compressedSize: bytes.length }
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

async function readEntry(zip: ZipFile, entry: Entry, bytesLeft: number): Promise<Buffer> {
  const tooLarge = () => new UnreadableFile(describeExcess(entry, bytesLeft))
  const max = Math.min(zipLimits.fileBytes, bytesLeft, allowedSize(entry.compressedSize))
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
  { fileName: file, compressedSize }: Pick<Entry, 'fileName' | 'compressedSize'>,
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
  if (error instanceof UnreadableFile) return error.problem
  const text = error instanceof Error ? error.message : ''
  const isOutside = /relative path|absolute path|invalid characters/.test(text)
  return { code: isOutside ? 'zipOutside' : 'zipDamaged' }
}
