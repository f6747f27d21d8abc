import { emptyContent, type FileContent, type FileFacts, type JsonReader } from '../file-reader.ts'
import { isTraktFile } from './trakt-items.ts'
import { readTraktFile, traktReader } from './trakt.ts'

const nameOfPart = /^(?:comments|hidden|history|lists?|ratings|watched|watchlist)(?:-|\.json$)/

const baseNameOf = (key: string) =>
  `${key
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\.json$/, '')}.json`

/** True for an object that holds the files of an export by their names. */
function isWholeExport(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).some(
      ([key, part]) => nameOfPart.test(baseNameOf(key)) && isTraktFile(part),
    )
  )
}

/** Reads the files of an export in one; their items are counted on. */
async function readWhole(parts: Record<string, unknown>, file: FileFacts): Promise<FileContent> {
  const names = new Set(Object.keys(parts).map(baseNameOf))
  const companion = (baseName: string) => (names.has(baseName) ? '' : null)
  const whole = emptyContent()
  let lines = 0
  let rows = 0
  for (const [key, items] of Object.entries(parts)) {
    const count = Array.isArray(items) ? items.length : 1
    if (isTraktFile(items)) {
      const read = await readTraktFile(items, { ...file, baseName: baseNameOf(key), companion })
      const after = lines
      const moved = <T extends { line: number }>(one: T) => ({ ...one, line: one.line + after })
      for (const record of read.records) whole.records.push(moved(record))
      whole.leftOut.push(...read.leftOut.map(moved))
      whole.lists.push(
        ...read.lists.map((list) => ({ ...list, line: list.line && list.line + after })),
      )
    } else rows += count
    lines += count
  }
  return rows === 0 ? whole : { ...whole, unused: { rows, reason: { code: 'otherAtTrakt' } } }
}

const traktWhole: JsonReader<Record<string, unknown>> = {
  source: 'trakt',
  recognises: isWholeExport,
  read: readWhole,
}

/** The parts that the site could not write into an export. */
const traktErrors: JsonReader = {
  source: 'trakt',
  recognises: (value, { baseName }): value is unknown => baseName === '_errors.json',
  read: async (value) => {
    const rows = Object.keys(value ?? {}).length
    const unused = { rows, reason: { code: 'errorsAtTrakt' } } as const
    return rows === 0 ? emptyContent() : { ...emptyContent(), unused }
  },
}

export const traktReaders: readonly JsonReader[] = [traktErrors, traktReader, traktWhole]
