import type { ImportContent } from '@medley/contract/transfer/import-values'
import type { TableMapping } from '@medley/contract/transfer/import-tables'
import { cutText, textBetween } from '@medley/contract/values/text-cuts'
import { latestToday } from './parsing/dates.ts'
import { type FileContent, emptyContent, type FileFacts } from './file-reader.ts'
import { readTable, TooManyRows } from './files/csv-table.ts'
import { decodeAnyText, withLineFeeds } from './files/decode.ts'
import { csvReaders, findUnopened, jsonReaders, textReaders } from './readers.ts'
import { settlePlays } from './listening/heard-albums.ts'
import { isUnusedLetterboxdFile, readerOfContent } from './screen/letterboxd.ts'
import {
  type FileProblem,
  type InputFile,
  type ReadFile,
  type SourceList,
  UnreadableFile,
} from './record.ts'
import { documentName, pictureName } from './own/medley-names.ts'
import { countMedleyRows, isMedleyFile, readMedleyFile } from './own/medley.ts'
import { readMappedTable } from './table/mapped-table.ts'
import { headerKeyOf } from './table/named-table.ts'
import { readOwnTable } from './table/own-table.ts'
import { isZip, unpack, unpackGzip, zipLimits } from './files/unpack.ts'

export interface Reading {
  now: Date
  /** The member's; UTC if it is not known. */
  timeZone?: string | undefined
  rowsMax: number
  /** The member's choice of what every CSV file holds; without it, columns and names decide. */
  content?: ImportContent | undefined
  /** The member's profile in a file of several. */
  profile?: string | undefined
  /** The member's choice of what the columns of every file mean. */
  mapping?: TableMapping | undefined
  /** The mappings that the member chose last, by the headers of their files. */
  remembered?: readonly { headerKey: string; mapping: TableMapping }[]
}

/** Called before a file is read. */
export type BeginFile = (file: InputFile) => void

/**
 * Reads the files of an upload, including those in ZIPs. A file that cannot be read has a `problem`;
 * the others are read all the same.
 * @throws UnreadableFile for a ZIP that cannot be read, TooManyRows above `rowsMax` rows in all.
 */
export async function readFiles(
  uploads: readonly InputFile[],
  { rowsMax, ...reading }: Reading,
  begin?: BeginFile,
): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  let rowsLeft = rowsMax
  const all = await unpackAll(uploads)
  const companionOf = (file: InputFile) => (baseName: string) => textBeside(file, baseName, all)
  for (const file of all) {
    begin?.(file)
    const options = { ...reading, rowsMax: rowsLeft, companion: companionOf(file) }
    const read = await readFile(file, options).catch((error: unknown): never => {
      throw error instanceof TooManyRows ? new TooManyRows(file.name) : error
    })
    rowsLeft -= countRows(read)
    if (rowsLeft < 0) throw new TooManyRows(read.name)
    files.push({ ...read, lists: read.lists.filter((list) => isUsed(list, read)) })
  }
  settlePlays(files, reading)
  const rows = files.reduce((sum, file) => sum + countRows(file), 0)
  if (rows > rowsMax) throw new TooManyRows()
  const isTrakt = files.some(({ source }) => source === 'trakt')
  return files.map((file) => settleUnknown(file, isTrakt))
}

/** The text of a file in the same folder. Throws as `decodeAnyText`. */
function textBeside(file: InputFile, baseName: string, all: readonly InputFile[]): string | null {
  const path = [...file.name.split('/').slice(0, -1), baseName].join('/')
  const found = all.find(({ name, unopened }) => name === path && !unopened)
  return found ? decodeAnyText(found.bytes).text : null
}

/** A JSON file of no known kind is Trakt's if it comes with others of Trakt. */
function settleUnknown(file: ReadFile, isTrakt: boolean): ReadFile {
  if (file.source !== null || !file.unused) return file
  const { unused, ...unknown } = file
  return isTrakt ? { ...unknown, unused, source: 'trakt', problem: null } : unknown
}

/** True if a list has a row of its own or entries in a file. */
function isUsed({ key, line }: SourceList, { records }: ReadFile): boolean {
  return line !== null || records.some(({ listings }) => listings.some(({ list }) => list === key))
}

/** Keeps only the document of a Medley export, because its tables repeat the same data. */
function omitTables(files: InputFile[]): InputFile[] {
  const document = files.find(({ name }) => name === documentName)
  const picture = files.find(({ name }) => name === pictureName)
  if (!document) return files.filter((file) => file !== picture)
  return [{ ...document, ...(picture ? { picture: picture.bytes } : {}) }]
}

async function unpackAll(uploads: readonly InputFile[]): Promise<InputFile[]> {
  const files: InputFile[] = []
  let bytesLeft = zipLimits.totalBytes
  for (const upload of uploads) {
    const unpacked = isZip(upload.bytes)
      ? await unpack(upload)
      : [await unpackGzip(withoutSecrets(upload))]
    for (const { bytes } of unpacked) bytesLeft -= bytes.length
    if (bytesLeft < 0) {
      const megabytes = zipLimits.totalBytes / 1_000_000
      const problem = { code: 'totalMax', params: { megabytes } } as const
      throw new UnreadableFile(problem, { file: upload.name })
    }
    files.push(...omitTables(unpacked))
  }
  return files
}

function withoutSecrets(upload: InputFile): InputFile {
  const unopened = findUnopened([])(upload.name)
  return unopened ? { name: upload.name, bytes: Buffer.alloc(0), unopened } : upload
}

/** Number of rows in a file: read, left out, and the lists' own rows. */
export function countRows({ records, leftOut, lists, medley }: ReadFile): number {
  return (
    countMedleyRows(medley) +
    records.length +
    leftOut.length +
    lists.filter(({ line }) => line !== null).length
  )
}

async function readFile(
  input: InputFile,
  {
    now,
    timeZone = 'UTC',
    rowsMax,
    content,
    profile,
    mapping,
    companion,
  }: Reading & Pick<FileFacts, 'companion'>,
): Promise<ReadFile> {
  const name = input.name.replaceAll('\0', '').toWellFormed().slice(-300)
  const baseName = name.split('/').at(-1)?.toLowerCase() ?? ''
  if (input.unopened) {
    const { source, reason } = input.unopened
    return { name, source, ...emptyContent(), unused: { rows: 0, reason }, problem: null }
  }
  if (input.problem) return unread(name, { line: null, message: input.problem })
  const today = latestToday(now)
  const facts: FileFacts = { name, baseName, now, today, timeZone, profile, companion }
  try {
    if (isZip(input.bytes)) throw new UnreadableFile({ code: 'zipInZip' })
    const { text, problem } = decodeAnyText(input.bytes)
    if (mapping) return { name, ...(await readMapped(text, { facts, rowsMax, mapping }, problem)) }
    const ofText = textReaders.find((one) => one.recognises(cutText(text, 4096), facts))
    if (ofText) {
      const content = await ofText.read(text, facts, rowsMax)
      return { name, source: ofText.source, ...content, problem }
    }
    const isJson = baseName.endsWith('.json') || /^\s*[[{]/.test(cutText(text, 100))
    const read = isJson
      ? await readJson(text, facts, input.picture)
      : await readCsv(withLineFeeds(text), facts, { rowsMax, content })
    return { name, ...read, problem: read.problem ?? problem }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return unread(name, { line: error.line, message: error.problem })
  }
}

function unread(name: string, problem: FileProblem): ReadFile {
  return { name, source: null, ...emptyContent(), problem }
}

type Read = Omit<ReadFile, 'name'>

async function readCsv(
  text: string,
  facts: FileFacts,
  { rowsMax, content: chosen }: Omit<Reading, 'now'>,
): Promise<Read> {
  if (text.trim() === '') throw new UnreadableFile({ code: 'emptyFile' })
  const isUnused = !chosen && isUnusedLetterboxdFile(facts)
  const table = await readTable(text, isUnused ? Number.POSITIVE_INFINITY : rowsMax)
  const columns = new Set(table.header)
  const reader = chosen
    ? readerOfContent(chosen)
    : csvReaders.find((one) =>
        one.recognises((name) => columns.has(name), facts, columns.size, table),
      )
  if (!reader) throw new UnreadableFile({ code: 'unknownFile' }, { line: 1 })
  const content: FileContent = await reader.read(table, facts)
  return { source: reader.source, ...content, problem: table.problem }
}

async function readMapped(
  text: string,
  { facts, rowsMax, mapping }: { facts: FileFacts; rowsMax: number; mapping: TableMapping },
  problem: FileProblem | null,
): Promise<Read> {
  const table = await readOwnTable(text, rowsMax)
  const content = await readMappedTable(table, mapping, facts)
  const headerKey = headerKeyOf(table, mapping)
  return { source: 'table', ...content, problem: table.problem ?? problem, headerKey }
}

async function readJson(text: string, facts: FileFacts, picture?: Buffer): Promise<Read> {
  const value = parseJson(text)
  if (isMedleyFile(value)) {
    return { source: 'medley', ...(await readMedleyFile(text, facts, picture)), problem: null }
  }
  const reader = jsonReaders.find((one) => one.recognises(value, facts))
  if (!reader) {
    const rows = Array.isArray(value) ? value.length : 1
    const unused = { rows, reason: { code: 'otherAtTrakt' } } as const
    const problem = { line: null, message: { code: 'unknownFile' } } as const
    return { source: null, ...emptyContent(), unused, problem }
  }
  return { source: reader.source, ...(await reader.read(value, facts)), problem: null }
}

function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}

function parseJson(text: string): unknown {
  try {
    // Escapes can name what no text may hold: NULs and halves of code points.
    const isSafe = !/\\u(?:0000|d[89a-f])/i.test(text)
    return isSafe ? JSON.parse(text) : JSON.parse(text, (_, value: unknown) => storable(value))
  } catch (error) {
    const at = Number(/position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? -1)
    const line = at < 0 ? null : textBetween(text, 0, at).split('\n').length
    throw new UnreadableFile({ code: 'damagedJson' }, { line })
  }
}
