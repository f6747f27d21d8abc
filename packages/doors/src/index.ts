import { sentenceOf } from '@medley/messages/import-messages'
import { type Reading, readFiles } from './read-files.ts'
import type { InputFile, MedleyContent, ReadFile, SourceList, WorkRecord } from './record.ts'

export { TooManyRows } from './files/csv-table.ts'
export { UnreadableFile } from './record.ts'
export type { InputFile, MedleyContent, SourceList, WorkRecord }

/** A part of an export that could not be read, or that no record holds, in an English sentence. */
export interface Note {
  file: string
  /** Null for a whole file or several rows. */
  line: number | null
  /** Title of the work in the row. */
  title: string | null
  text: string
}

export interface ReadExport {
  /** The files of the export, those in ZIPs too; the source of a file that no reader knows is null. */
  files: Pick<ReadFile, 'name' | 'source'>[]
  /** In the order of the files; lines count from 1 in each. */
  records: (WorkRecord & { file: string })[]
  lists: SourceList[]
  notes: Note[]
  /** Content of Medley's own exports, which has no records. */
  medley: MedleyContent[]
}

const rowsMax = 100_000

/**
 * Reads an export of any service of the README: its files, or ZIPs with them.
 * @throws UnreadableFile for a ZIP that cannot be read, TooManyRows above `rowsMax` rows in all, 100,000 by default.
 */
export async function readExport(
  files: readonly InputFile[],
  reading: Partial<Reading> = {},
): Promise<ReadExport> {
  const read = await readFiles(files, { now: new Date(), rowsMax, ...reading })
  return {
    files: read.map(({ name, source }) => ({ name, source })),
    records: read.flatMap(({ name, records }) =>
      records.map((record) => ({ ...record, file: name })),
    ),
    lists: read.flatMap(({ lists }) => lists),
    notes: read.flatMap(notesOf),
    medley: read.flatMap(({ medley }) => medley ?? []),
  }
}

function notesOf({ name: file, problem, leftOut, unused, records }: ReadFile): Note[] {
  const whole = [
    problem && { file, line: problem.line, title: null, text: sentenceOf(problem.message) },
    unused && { file, line: null, title: null, text: sentenceOf(unused.reason) },
  ]
  const rows = leftOut.map(({ line, title, reason }) => ({
    file,
    line,
    title: title === null || typeof title === 'string' ? title : sentenceOf(title),
    text: sentenceOf(reason),
  }))
  const parts = records.flatMap(({ line, work, note }) =>
    (note ?? []).map((message) => ({ file, line, title: work.title, text: sentenceOf(message) })),
  )
  return [...whole.filter((note) => note != null), ...rows, ...parts]
}
