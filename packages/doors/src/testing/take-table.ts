import type { TableMapping } from '@medley/contract/transfer/import-tables'
import type { SourceParts, WorkRecord } from '../record.ts'
import { readColumns } from '../table/read-columns.ts'
import { now, read } from './read-exports.ts'

export type Rows = readonly string[]

/** The proposals for a table, and its rows as read with them and some answers. */
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

function markOf({ work, kind, isSaved, parts = {} }: WorkRecord): string {
  const told = [...stateOf(parts.progress), ...episodeOf(parts.episode)]
  return [work.title, kind, isSaved && 'saved', ...told].filter(Boolean).join(' ')
}

type Numbers = Pick<SourceParts['episode'], 'season' | 'number' | 'unnumbered'>
type Parts = NonNullable<WorkRecord['parts']>

const stateOf = (progress: Parts['progress']) =>
  progress ? [progress.state, progress.entry && numbersOf(progress.entry)] : []

function episodeOf(episode: Parts['episode']) {
  if (!episode) return []
  const { day, rating } = episode
  return [numbersOf(episode), day && `on ${day}`, rating && `rated ${rating}`]
}

const numbersOf = ({ season, number, unnumbered }: Numbers) =>
  `S${season}E${number ?? unnumbered?.title ?? ''}`
