import type { ColumnMeaning, StatusMeaning, TableMapping } from '@medley/contract/import-tables'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { ProgressState } from '@medley/contract/progress'
import { cutText } from '@medley/contract/text-cuts'
import { firstDayOf } from '../../../../lib/partial-dates.ts'
import type { DateReading } from '../../../../parsing/written-dates.ts'
import { dayOfViewing, midnight, readDate } from '../dates.ts'
import { bareRecord, readYearOf, type Row } from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import {
  type Listing,
  type SourceRating,
  type SourceWork,
  UnreadableRow,
  type WorkIds,
  type WorkRecord,
} from '../record.ts'
import { comparable, readTags, readText, readTitle, tidy } from '../values.ts'
import { maxOf, readId, readPeople, readScore, tagsIn } from './cells.ts'
import { wordOf } from './named-table.ts'

/** How the rows of a table are read. */
export interface RowReading {
  mapping: TableMapping
  /** The names of the columns with a meaning. */
  names: (meaning: ColumnMeaning) => string[]
  /** The columns as messages name them. */
  titleOf: ReadonlyMap<string, string>
  dates: DateReading
  areInverted: boolean
  statuses: ReadonlyMap<string, StatusMeaning>
  mediums: ReadonlyMap<string, Medium | null>
  /** The lists so far: their titles by their keys. */
  lists: Map<string, string>
  /** How many rows so far are about the same work and day. */
  sameDays: Map<string, number>
}

const listsMax = 100

export function readMappedRow(row: Row, reading: RowReading): WorkRecord {
  const work = workOf(row, reading)
  const rating = ratingOf(row, reading)
  const { text, spoiler } = readText(oneCell(row, reading, 'text'))
  const day = dayOf(row, reading)
  const tags = tagsOf(row, reading)
  const status = statusOf(row, reading)
  const isReviewed = rating !== null || text !== null
  const kind = kindOf(status, { isReviewed, isTold: isReviewed || day !== null })
  const isSeen = kind === 'engaged' || (isReviewed && !isProgress(status))
  const first = midnight(firstDayOf(day))
  return {
    ...bareRecord,
    line: row.line,
    kind,
    work,
    rating,
    text,
    spoiler,
    timePosted: first,
    isUntimed: true,
    isSaved: status === 'saved' && kind !== 'saved',
    ...(isSeen && { dateViewed: day, tags: isReviewed ? tags : [] }),
    viewings: kind === 'engaged' ? viewingsOf(work, day, tags, reading) : [],
    listings: listingsOf(row, reading),
    ...(isProgress(status) && {
      parts: { progress: progressOf(status, { started: null, changed: first }) },
    }),
    note: !isSeen && tags.length > 0 ? [{ code: 'tagsOfRead' }] : null,
  }
}

const isProgress = (status: StatusMeaning): status is ProgressState =>
  status === 'going' || status === 'paused' || status === 'stopped'

/** The kind of a record. A saved work that has a score or day is to be seen or read again. */
function kindOf(
  status: StatusMeaning,
  { isReviewed, isTold }: { isReviewed: boolean; isTold: boolean },
): WorkRecord['kind'] {
  if (isReviewed) return 'review'
  if (isProgress(status)) return 'progress'
  return status === 'saved' && !isTold ? 'saved' : 'engaged'
}

function tagsOf(row: Row, { names }: RowReading): string[] {
  const cells = names('tags').map((name) => tagsIn(row.cell(name)))
  return readTags(cells.join(','))
}

const oneCell = (row: Row, { names }: RowReading, meaning: ColumnMeaning) =>
  row.cell(...names(meaning))

function workOf(row: Row, reading: RowReading): SourceWork {
  const title = readTitle(oneCell(row, reading, 'title'))
  const medium = mediumOf(row, reading)
  const [yearColumn] = reading.names('year')
  const year = yearColumn === undefined ? null : readYearOf(row, yearColumn)
  const form = { areBands: medium === 'album', areInverted: reading.areInverted }
  const people = reading.names('creator').flatMap((name) => readPeople(row.cell(name), form))
  const creators = [...new Set(people)].slice(0, limits.workCreatorsMax)
  return {
    key: [medium, comparable(title), year ?? '', comparable(creators[0] ?? '')].join('|'),
    mediums: [medium],
    title,
    otherTitles: [],
    year,
    creators,
    ids: idsOf(row, reading, medium),
  }
}

function mediumOf(row: Row, reading: RowReading): Medium {
  const word = wordOf(oneCell(row, reading, 'medium'))
  const named = word === '' ? undefined : reading.mediums.get(word)
  if (named === null) throw new UnreadableRow({ code: 'nothingKept' })
  const medium = named ?? reading.mapping.medium
  if (medium === null) throw new UnreadableRow({ code: 'mediumUnknown' })
  return medium
}

function idsOf(row: Row, { names, titleOf }: RowReading, medium: Medium): WorkIds {
  const ids: WorkIds = {}
  const isFilmed = medium === 'film' || medium === 'tvShow'
  for (const name of names('id')) {
    const cell = row.cell(name)
    const { imdb, tmdb, isbn } = readId(cell) ?? {}
    if (imdb !== undefined && isFilmed) ids.imdb ??= imdb
    else if (tmdb !== undefined && isFilmed) ids.tmdb ??= tmdb
    else if (isbn !== undefined && medium === 'book') ids.isbn ??= isbn
    else if (cell !== '')
      row.note({ code: 'noKnownId', params: { column: titleOf.get(name) ?? '' } })
  }
  return ids
}

function ratingOf(row: Row, { mapping, names, titleOf }: RowReading): SourceRating | null {
  const [name] = names('rating')
  if (name === undefined) return null
  const score = readScore(row.cell(name), mapping.scale)
  if (score !== undefined) return score
  const params = { column: titleOf.get(name) ?? '', max: maxOf(mapping.scale) }
  row.note({ code: 'noScore', params })
  return null
}

function dayOf(row: Row, { names, titleOf, dates }: RowReading): string | null {
  const [name] = names('date')
  if (name === undefined) return null
  const { date, note } = readDate(row.cell(name), titleOf.get(name) ?? '', dates)
  if (note) row.note(note)
  return date
}

function statusOf(row: Row, reading: RowReading): StatusMeaning {
  const word = wordOf(oneCell(row, reading, 'status'))
  return reading.statuses.get(word) ?? reading.mapping.status
}

/** Two rows about a work and day are two viewings. */
function viewingsOf(
  { key }: SourceWork,
  day: string | null,
  tags: string[],
  { sameDays }: RowReading,
): WorkRecord['viewings'] {
  if (day === null && tags.length === 0) return []
  const number = (sameDays.get(`${key} ${day}`) ?? 0) + 1
  sameDays.set(`${key} ${day}`, number)
  return [{ ...dayOfViewing(day), number, isRepeat: false, tags }]
}

function listingsOf(row: Row, reading: RowReading): Listing[] {
  const { lists } = reading
  const title = cutText(tidy(oneCell(row, reading, 'list')), limits.listTitleMax)
  const key = title.toLowerCase()
  if (title === '') return []
  if (!lists.has(key) && lists.size === listsMax) {
    row.note({ code: 'listsMax', params: { max: listsMax } })
    return []
  }
  if (!lists.has(key)) lists.set(key, title)
  return [{ list: key, place: row.line }]
}
