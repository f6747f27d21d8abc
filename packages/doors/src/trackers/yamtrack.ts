import type { Medium } from '@medley/contract/values/medium'
import { numbersIn, recordOfEpisode } from '../episode-record.ts'
import { wholeDay } from '../parsing/partial-dates.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { midnight, readDate } from '../dates.ts'
import { bareWork, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkIds, type WorkRecord } from '../record.ts'
import { readRating, titleOrId } from '../values.ts'
import {
  entryAt,
  knownMeaning,
  meaningOfTracked,
  recordOfTracked,
  seasonOf,
  type Place,
} from './tracked-facts.ts'

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
  const key = `${kind}|${source}|${id === '' ? title : id}`
  return { ...bareWork, key, mediums, title, ...nameless, ids }
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
  if (type === 'episode') return readEpisode(row, work, reading)
  if (type === 'season') return readSeason(row, work, reading)
  return readWork(row, work, { type, ...reading })
}

/** The numbers of a row; those of a season have none of an episode. */
function numbersOf<N extends number | null>(row: Row, number: N): { season: number; number: N } {
  const season = /^\d{1,4}$/.exec(row.cell('season_number'))?.[0]
  const numbers = numbersIn(season === undefined ? undefined : Number(season), number)
  if (!numbers) throw new UnreadableRow({ code: 'partOfShow' })
  return numbers
}

function readEpisode(row: Row, work: SourceWork, { dates }: Reading): WorkRecord {
  const numbers = numbersOf(row, Number(row.cell('episode_number')))
  const { date, note } = readDate(row.cell('watch_date') || row.cell('end_date'), 'end_date', dates)
  const day = wholeDay(date)
  const isRepeated = Number(row.cell('repeats')) > 0 && ({ code: 'plays' } as const)
  const seen = { ...numbers, day, rating: null, time: midnight(day) }
  return recordOfEpisode(row.line, work, { ...seen, notes: [note, isRepeated] })
}

/** A season that was rated, or seen without any of its episodes in the file. */
function readSeason(row: Row, work: SourceWork, { dates, hasEpisodes }: Reading): WorkRecord {
  const numbers = numbersOf(row, null)
  const rating = scoreOf(row)
  const isSeen = meaningOfTracked(row.cell('status'))?.isFinished && !hasEpisodes(row)
  if (!rating && !isSeen) throw new UnreadableRow({ code: 'byEpisodes' })
  const { date, note } = readDate(row.cell('end_date'), 'end_date', dates)
  const day = wholeDay(date)
  const mark = rating ? { day: null, rating: rating.points } : { day, rating: null }
  const notes = [note, hasNotes(row)]
  return recordOfEpisode(row.line, work, { ...numbers, ...mark, time: midnight(day), notes })
}

const scoreOf = (row: Row) => readRating(row.cell('score'), { scale: 10, zeroIsNone: true })

const hasNotes = (row: Row) => row.cell('notes') !== '' && ({ code: 'privateNotes' } as const)

function readWork(
  row: Row,
  work: SourceWork,
  { type, dates, hasEpisodes }: Reading & { type: string },
): WorkRecord {
  const meaning = knownMeaning(row.cell('status'))
  const started = readDate(row.cell('start_date'), 'start_date', dates)
  const finished = readDate(row.cell('end_date'), 'end_date', dates)
  const record = recordOfTracked(
    row.line,
    {
      work,
      meaning,
      rating: scoreOf(row),
      started: started.date,
      finished: finished.date,
      repeats: Number(row.cell('repeats')) || 0,
      place: placeOf(row, type),
    },
    [started.note, finished.note, hasNotes(row)],
  )
  const isToldByEpisodes = type === 'tv' && hasEpisodes(row)
  return isToldByEpisodes ? { ...record, viewings: [] } : record
}

/** The progress of a show and of a manga is a number of episodes or chapters, which is no place. */
function placeOf(row: Row, type: string): Place {
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
