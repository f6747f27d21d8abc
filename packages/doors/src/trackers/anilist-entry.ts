import type { Medium } from '@medley/contract/values/medium'
import { keptPrivately } from '../private-list.ts'
import type { WorkRecord } from '../record.ts'
import { readAniListText } from './anilist-text.ts'
import {
  entryAt,
  knownMeaning,
  type Meaning,
  recordOfTracked,
  seasonOf,
  type TrackedFacts,
} from './tracked-facts.ts'

export type AniListKind = 'anime' | 'manga'

/** The names that other trackers have for its states, in the order of its numbers. */
const states = ['watching', 'planning', 'completed', 'dropped', 'paused', 'repeating']
const names = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING']

function meaningOf(status: string | number): Meaning {
  const index = typeof status === 'number' ? status : names.indexOf(status.toUpperCase())
  return knownMeaning(states[index] ?? '')
}

export function mediumsOf(kind: AniListKind, format = ''): Medium[] {
  if (kind === 'manga') return ['book']
  if (format === 'MOVIE') return ['film', 'tvShow']
  return format === 'TV' ? ['tvShow'] : ['tvShow', 'film']
}

/** A row of a list, in either form. */
export interface AniListRow extends Pick<
  TrackedFacts,
  'work' | 'rating' | 'started' | 'finished' | 'repeats' | 'changed' | 'listings'
> {
  line: number
  kind: AniListKind
  status: string | number
  /** Episodes or chapters. */
  progress: number
  isPrivate: boolean
  notes: string
}

/** The record of a row; a note is a review of what was begun. Private rows stay private. */
export function recordOf(row: AniListRow): WorkRecord {
  const { line, kind, status, progress, isPrivate, notes, ...facts } = row
  const meaning = meaningOf(status)
  // A number of chapters is no place in a book.
  const entry = kind === 'anime' ? entryAt(seasonOf(facts.work.title), progress) : null
  const own = { ...facts, ...readAniListText(notes), meaning, place: { entry } }
  const record = recordOfTracked(line, own)
  return isPrivate ? keptPrivately(record) : record
}
