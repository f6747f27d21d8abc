import { cutText } from '@medley/contract/values/text-cuts'
import { type CsvTable, readTable } from '../files/csv-table.ts'
import { withLineFeeds } from '../files/decode.ts'
import { UnreadableFile } from '../record.ts'

/** A table of a member's own; throws UnreadableFile for one without rows, and for other texts. */
export async function readOwnTable(text: string, rowsMax: number): Promise<CsvTable> {
  if (/^\s*[[{<]/.test(cutText(text, 100))) {
    throw new UnreadableFile({ code: 'unknownFile' }, { line: 1 })
  }
  const table = await readTable(withLineFeeds(text), rowsMax)
  if (table.records.length === 0) throw new UnreadableFile({ code: 'emptyFile' })
  return table
}
