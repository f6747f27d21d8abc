import type { TableMapping } from '@medley/contract/import-tables'
import type { WorkRecord } from '../../features/imports/read/record.ts'
import { readColumns } from '../../features/imports/read/table/read-columns.ts'
import { now, read } from './read-exports.ts'

export type Rows = readonly string[]

/** What the product proposes for a table, and what its rows become with that and some answers. */
export async function take(rows: Rows, answers: Partial<TableMapping> = {}, name = 'mine.csv') {
  const content = rows.join('\n')
  const [file] = await readColumns([{ name, bytes: Buffer.from(content) }], { now, rowsMax: 1000 })
  if (!file?.described) throw new Error('No table was described')
  const { asks, preview, mapping: guessed } = file.described
  const mapping = { ...guessed, ...answers }
  const { records, leftOut, lists } = await read(name, content, { mapping })
  const marks = records.map(markOf)
  const reasons = leftOut.map(
    ({ title, reason }) => `${typeof title === 'string' ? title : ''}: ${reason.code}`,
  )
  return { asks, preview, mapping, records, marks, reasons, lists }
}

function markOf({ work, kind, isSaved, parts }: WorkRecord): string {
  const saved = isSaved && 'saved'
  return [work.title, kind, saved, parts?.progress?.state, ...entryOf(parts)]
    .filter(Boolean)
    .join(' ')
}

function entryOf({ episode, progress }: WorkRecord['parts'] = {}) {
  const entry = episode ?? progress?.entry
  const number = entry?.number ?? episode?.unnumbered?.title ?? ''
  return [
    entry && `S${entry.season}E${number}`,
    episode?.day && `on ${episode.day}`,
    episode?.rating && `rated ${episode.rating}`,
  ]
}
