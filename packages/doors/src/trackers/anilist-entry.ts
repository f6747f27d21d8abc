import type { Medium } from '@medley/contract/values/medium'
import type { ImportMessage } from '@medley/messages/import-messages'
import { bareRecord } from '../file-reader.ts'
import { type Listing, type SourceRating, UnreadableRow, type WorkRecord } from '../record.ts'
import { keptPrivately } from '../private-list.ts'
import { collectNotes } from '../values.ts'
import { readAniListText } from './anilist-text.ts'
import { entryAt, seasonOf } from './my-anime-list.ts'
import { type Meaning, meaningOfTracked, recordOfTracked, type Tracked } from './tracked-status.ts'

export type AniListKind = 'anime' | 'manga'

/** The names that other trackers have for its states, in the order of its numbers. */
const states = ['watching', 'planning', 'completed', 'dropped', 'paused', 'repeating']
const names = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING']

export function meaningOf(status: string | number): Meaning {
  const index = typeof status === 'number' ? status : names.indexOf(status.toUpperCase())
  const meaning = meaningOfTracked(states[index] ?? '')
  if (!meaning) throw new UnreadableRow({ code: 'unknownStatus' })
  return meaning
}

export function mediumsOf(kind: AniListKind, format = ''): Medium[] {
  if (kind === 'manga') return ['book']
  if (format === 'MOVIE') return ['film', 'tvShow']
  return format === 'TV' ? ['tvShow'] : ['tvShow', 'film']
}

/** A row of a list, in either form. */
export interface AniListRow extends Pick<Tracked, 'started' | 'finished' | 'repeats'> {
  line: number
  work: WorkRecord['work']
  kind: AniListKind
  status: string | number
  rating: SourceRating | null
  /** Episodes or chapters. */
  progress: number
  isPrivate: boolean
  notes: string
  /** ISO time of the last change. */
  changed: string | null
  listings: Listing[]
}

/** The record of a row; a note is a review of what was begun. Private rows stay private. */
export function recordOf(row: AniListRow): WorkRecord {
  const record = readRow(row)
  return row.isPrivate ? keptPrivately(record) : record
}

function readRow(row: AniListRow): WorkRecord {
  const { line, work, kind, rating, started, finished, repeats, listings } = row
  const meaning = meaningOf(row.status)
  // A number of chapters is no place in a book.
  const entry = kind === 'anime' ? entryAt(seasonOf(work.title), row.progress) : null
  const read = recordOfTracked({ meaning, rating, started, finished, repeats, place: { entry } })
  const timePosted = read.timePosted ?? row.changed
  const record: WorkRecord = { ...bareRecord, ...read, line, work, listings, timePosted }
  const progress = read.parts?.progress
  if (progress) {
    const timeChanged = progress.timeChanged ?? row.changed
    record.parts = { progress: { ...progress, timeChanged } }
  }
  return withNotes(record, row.notes, meaning)
}

function withNotes(record: WorkRecord, notes: string, meaning: Meaning): WorkRecord {
  const { text, spoiler } = readAniListText(notes)
  if (text === null) return record
  const note: ImportMessage | false = meaning.isSaved === true && { code: 'savedNote' }
  if (note) return { ...record, note: collectNotes(note) }
  const timeMarked = meaning.isFinished ? record.timePosted : null
  return { ...record, kind: 'review', text, spoiler, timeMarked }
}
