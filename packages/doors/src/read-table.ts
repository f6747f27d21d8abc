import { latestToday } from './parsing/dates.ts'
import { type CsvTable, readTable } from './files/csv-table.ts'
import { decodeText } from './files/decode.ts'
import type { BeginFile, Reading } from './read-files.ts'
import { type InputFile, NotText, type ReadFile, UnreadableFile } from './record.ts'
import { readerOfContent } from './screen/letterboxd.ts'

/**
 * Reads one Letterboxd table as the kind that the member chose; unlike `readFiles`, all of it or nothing.
 * @throws NotText, UnreadableFile, TooManyRows.
 */
export async function readLetterboxdTable(
  uploads: readonly InputFile[],
  { now, timeZone = 'UTC', rowsMax, content = 'review' }: Reading,
  begin?: BeginFile,
): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  for (const upload of uploads) {
    begin?.(upload)
    const { name, bytes } = upload
    const table = await readWholeTable(bytes, rowsMax)
    const facts = {
      name,
      baseName: name,
      now,
      today: latestToday(now),
      timeZone,
      companion: () => null,
    }
    const reader = readerOfContent(content)
    files.push({ name, source: reader.source, problem: null, ...(await reader.read(table, facts)) })
  }
  return files
}

async function readWholeTable(bytes: Buffer, rowsMax: number): Promise<CsvTable> {
  const table = await readTable(textOf(bytes), rowsMax)
  if (!table.broken) return table
  const { line, isOpenQuote } = table.broken
  const code = isOpenQuote ? 'openQuoteAt' : 'endlessRowAt'
  throw new UnreadableFile({ code, params: { line } })
}

function textOf(bytes: Buffer): string {
  try {
    return decodeText(bytes)
  } catch (error) {
    if (error instanceof NotText || !(error instanceof UnreadableFile)) throw error
    throw new UnreadableFile({ code: 'tableNotUnicode' })
  }
}
