import type { Medium } from '@medley/contract/values/medium'
import { limits } from '@medley/contract/limits'
import { wholeDay } from '../parsing/partial-dates.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { midnight, readDate } from '../dates.ts'
import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkIds, type WorkRecord } from '../record.ts'
import { collectNotes, readRating, titleOrId } from '../values.ts'
import { entryAt, seasonOf } from './my-anime-list.ts'
import { meaningOfTracked, recordOfTracked, type Tracked } from './tracked-status.ts'

const mediumsOfType: Record<string, Medium[]> = {
  tv: ['tvShow'],
  season: ['tvShow'],
  episode: ['tvShow'],
  movie: ['film'],
  anime: ['tvShow', 'film'],
  manga: ['book'],
  book: ['book'],
}

/** Our names of the sources of its ids. */
const sources: Record<string, string> = {
  tmdb: 'tmdb',
  openlibrary: 'openlibrary',
  mal: 'myanimelist',
}

function mediumsOf(type: string): Medium[] {
  if (type === 'game') throw new UnreadableRow({ code: 'videoGame' })
  if (type === 'comic') throw new UnreadableRow({ code: 'comic' })
  const mediums = mediumsOfType[type]
  if (!mediums) throw new UnreadableRow({ code: 'nothingKept' })
  return mediums
}

function workOf(row: Row, type: string): SourceWork {
  const mediums = mediumsOf(type)
  const id = row.cell('media_id')
  const source = row.cell('source').toLowerCase()
  const name = sources[source]
  const ids: WorkIds = name === undefined || id === '' ? {} : { [name]: id }
  const written = row.cell('title')
  if (written === '' && id !== '' && name === undefined) {
    throw new UnreadableRow({ code: 'idElsewhere' })
  }
  const { title, ...nameless } = titleOrId(written, ids)
  const kind = type === 'season' || type === 'episode' ? 'tv' : type
  return {
    key: `${kind}|${source}|${id === '' ? title : id}`,
    mediums,
    title,
    ...nameless,
    otherTitles: [],
    year: null,
    creators: [],
    ids,
  }
}

/** How the rows of a file are read. */
interface Reading {
  dates: DateReading
  /** True if the file has episodes of a show, or of one of its seasons. */
  hasEpisodes: (row: Row) => boolean
}

function readRow(row: Row, reading: Reading): WorkRecord {
  const type = row.cell('media_type').toLowerCase()
  const work = workOf(row, type)
  const record = { ...bareRecord, line: row.line, work, listings: [] }
  if (type === 'episode') return readEpisode(record, row, reading)
  if (type === 'season') return readSeason(record, row, reading)
  return readWork(record, row, { type, ...reading })
}

type Begun = Omit<WorkRecord, 'kind'>

function readEpisode(record: Begun, row: Row, { dates }: Reading): WorkRecord {
  const season = Number(row.cell('season_number'))
  const number = Number(row.cell('episode_number'))
  const isEpisode = isSeason(row) && number >= 1 && number <= limits.entryNumberMax
  if (!isEpisode) throw new UnreadableRow({ code: 'partOfShow' })
  const { date, note } = readDate(row.cell('watch_date') || row.cell('end_date'), 'end_date', dates)
  const day = wholeDay(date)
  return {
    ...record,
    kind: 'episode',
    timePosted: midnight(day),
    parts: { episode: { season, number, day, rating: null } },
    note: collectNotes(note, Number(row.cell('repeats')) > 0 && { code: 'plays' }),
  }
}

/** A season that was rated, or seen without any of its episodes in the file. */
function readSeason(record: Begun, row: Row, { dates, hasEpisodes }: Reading): WorkRecord {
  if (!isSeason(row)) throw new UnreadableRow({ code: 'partOfShow' })
  const rating = scoreOf(row)
  const isSeen = meaningOfTracked(row.cell('status'))?.isFinished && !hasEpisodes(row)
  if (!rating && !isSeen) throw new UnreadableRow({ code: 'byEpisodes' })
  const { date, note } = readDate(row.cell('end_date'), 'end_date', dates)
  const season = Number(row.cell('season_number'))
  const day = rating ? null : wholeDay(date)
  return {
    ...record,
    kind: 'episode',
    timePosted: midnight(wholeDay(date)),
    parts: { episode: { season, number: null, day, rating: rating?.points ?? null } },
    note: collectNotes(note, hasNotes(row)),
  }
}

const isSeason = (row: Row) =>
  /^\d{1,4}$/.test(row.cell('season_number')) &&
  Number(row.cell('season_number')) <= limits.seasonMax

const scoreOf = (row: Row) => readRating(row.cell('score'), { scale: 10, zeroIsNone: true })

const hasNotes = (row: Row) => row.cell('notes') !== '' && ({ code: 'privateNotes' } as const)

function readWork(
  record: Begun,
  row: Row,
  { type, dates, hasEpisodes }: Reading & { type: string },
): WorkRecord {
  const meaning = meaningOfTracked(row.cell('status'))
  if (!meaning) throw new UnreadableRow({ code: 'unknownStatus' })
  const started = readDate(row.cell('start_date'), 'start_date', dates)
  const finished = readDate(row.cell('end_date'), 'end_date', dates)
  const isToldByEpisodes = type === 'tv' && hasEpisodes(row)
  const tracked = recordOfTracked({
    meaning,
    rating: scoreOf(row),
    started: started.date,
    finished: finished.date,
    repeats: Number(row.cell('repeats')) || 0,
    place: placeOf(row, type),
  })
  const viewings = isToldByEpisodes ? [] : tracked.viewings
  const note = collectNotes(started.note, finished.note, hasNotes(row))
  return { ...record, ...tracked, viewings, note }
}

/** The progress of a show and of a manga is a number of episodes or chapters, which is no place. */
function placeOf(row: Row, type: string): Tracked['place'] {
  const progress = Number(row.cell('progress'))
  if (type === 'anime') return { entry: entryAt(seasonOf(row.cell('title')), progress) }
  const isPage = type === 'book' && Number.isInteger(progress) && progress > 0
  return isPage ? { amount: progress, unit: 'page' } : {}
}

export const yamtrackReader: CsvReader = {
  source: 'yamtrack',
  recognises: (has) => has('media_id') && has('media_type') && has('source') && has('status'),
  read: (table, file) => {
    const dates = dateReading(table, ['start_date', 'end_date', 'watch_date'], file)
    const hasEpisodes = findEpisodes(table)
    return readRows(table, 'title', (row) => readRow(row, { dates, hasEpisodes }))
  },
}

function findEpisodes({ header, records }: CsvTable): Reading['hasEpisodes'] {
  const places = ['media_type', 'media_id', 'season_number'].map((name) => header.indexOf(name))
  const known = new Set<string>()
  for (const { cells } of records) {
    const [type, id, season] = places.map((place) => cells[place]?.trim())
    if (type === 'episode') known.add(`${id}|`).add(`${id}|${season}`)
  }
  return (row) => known.has(`${row.cell('media_id')}|${row.cell('season_number')}`)
}
